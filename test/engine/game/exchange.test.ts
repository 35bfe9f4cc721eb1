import { expect, test } from 'vitest';
import { PURPOSE } from '../../../engine/base/draw-source.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { seededDraws } from '../../support/seeded-random.ts';
import { exchanging, Table } from '../../support/table.ts';

const { casual } = PRESETS;
const minBag = (least: number) => ({ ...casual, exchange: { ...casual.exchange, minBag: least } });

test.each([1, 2, 3, 4, 5, 6, 7])('[T2] %d tiles are exchanged for as many', (count) => {
  const table = new Table({ racks: ['ABCDEFG', 'T'] });
  const inBag = table.inBag();
  const [event] = table.exchange(0, 'ABCDEFG'.slice(0, count));
  expect(event).toMatchObject({
    type: 'exchanged',
    seat: 0,
    turn: 0,
    returned: [...'ABCDEFG'.slice(0, count)],
  });
  expect(table.state.seats[0]?.rack).toHaveLength(7);
  expect(table.inBag()).toBe(inBag);
  expect([table.state.toMove, table.score(0)]).toEqual([1, 0]);
});

test('[T2] a blank can be exchanged, with others and alone', () => {
  const table = new Table({ racks: ['?ABCDEF', '?TTTTTT'], bag: 'XYZ' });
  table.exchange(0, '?');
  expect(table.rack(0)).not.toContain('?');
  table.exchange(1, '?T');
  expect(table.events).toMatchObject([{ returned: ['?'] }, { returned: ['?', 'T'] }]);
  expect(table.rack(1)).toHaveLength(7);
});

test('[T2] new tiles are drawn before the old ones go in: nobody draws what was given', () => {
  const table = new Table({ racks: ['AAAAAAA', 'T'], bag: 'XYZ' });
  table.exchange(0, 'AAA');
  expect(table.rack(0)).toBe('AAAAXYZ');
  expect(table.inBag()).toBe(3);
});

test('[T2] what was put in can be drawn by the next seat', () => {
  const table = new Table({ racks: ['AAAAAAA', 'TTT'], bag: 'XYZ' });
  table.exchange(0, 'AAA');
  table.exchange(1, 'TTT');
  expect(table.rack(1)).toBe('AAA');
});

test('[F2] the draws are for tiles, out of the bag as it was, one number each', () => {
  const asked: number[][] = [];
  const draws = {
    below(purpose: number, counter: number, bound: number) {
      asked.push([purpose, counter, bound]);
      return { value: 0, next: counter + 1 };
    },
  };
  const table = new Table({ racks: ['AAAAAAA', 'T'], bag: 'XYZ' }, { draws });
  const [event] = table.exchange(0, 'AA');
  expect(asked).toEqual([
    [PURPOSE.tiles, 0, 3],
    [PURPOSE.tiles, 1, 2],
  ]);
  expect(event).toMatchObject({ drawn: ['X', 'Y'], drawCounter: 2 });
  expect(table.state.drawCounter).toBe(2);
});

test('[T2] never more than the bag holds, and the rack stays whole', () => {
  const table = new Table({ racks: ['ABCDEFG', 'T'], bag: 'XY' });
  const before = table.state;
  expect(table.refusal(exchanging(0, 'ABC'))).toEqual({
    code: 'exchange/bag-too-small',
    inBag: 2,
    needed: 3,
  });
  expect(table.state).toBe(before);
  table.exchange(0, 'AB');
  expect(table.rack(0)).toBe('CDEFGXY');
});

test('[T2] nothing is exchanged with an empty bag', () => {
  const table = new Table({ racks: ['ABCDEFG', 'T'], bag: '' });
  expect(table.refusal(exchanging(0, 'A'))).toEqual({ code: 'exchange/bag-too-small', inBag: 0, needed: 1 });
});

test('[T2] how many the bag must hold is data: with seven, six are too few for one', () => {
  const few = new Table({ ruleset: minBag(7), racks: ['ABCDEFG', 'T'], bag: 'UVWXYZ' });
  expect(few.refusal(exchanging(0, 'A'))).toEqual({ code: 'exchange/bag-too-small', inBag: 6, needed: 7 });
  const enough = new Table({ ruleset: minBag(7), racks: ['ABCDEFG', 'T'], bag: 'SUVWXYZ' });
  enough.exchange(0, 'ABCDEFG');
  expect(enough.rack(0)).toBe('SUVWXYZ');
});

test('[T2] no tile is no exchange', () => {
  const table = new Table({ racks: ['ABCDEFG', 'T'] });
  expect(table.refusal(exchanging(0, ''))).toEqual({ code: 'exchange/no-tiles' });
});

test('[T2] tiles that are not on the rack are not exchanged', () => {
  const table = new Table({ racks: ['ABCDEF?', 'TTTTTT'] });
  expect(table.refusal(exchanging(0, 'T'))).toEqual({ code: 'rack/missing-tile', tile: 'T' });
  expect(table.refusal(exchanging(0, 'AA'))).toEqual({ code: 'rack/missing-tile', tile: 'A' });
  expect(table.refusal(exchanging(0, '??'))).toEqual({ code: 'rack/missing-tile', tile: '?' });
  expect(table.refusal(exchanging(0, 'a'))).toEqual({ code: 'rack/missing-tile', tile: 'a' });
});

const RETURN_FIRST: Ruleset = { ...casual, exchange: { minBag: 1, order: 'returnFirst' } };

test('[T2] returnFirst: the old tiles go in before the new ones are drawn, and may come back', () => {
  const asked: number[] = [];
  // X stands behind A in the bag's order, so that the first number means the own tile.
  const draws = {
    below(_: number, counter: number, bound: number) {
      asked.push(bound);
      return { value: 0, next: counter + 1 };
    },
  };
  const table = new Table({ ruleset: RETURN_FIRST, racks: ['AAAAAAB', 'T'], bag: 'XYZ' }, { draws });
  const { bag } = table.state;
  const [event] = table.exchange(0, 'AAB');
  expect(event).toMatchObject({ returned: ['A', 'A', 'B'], drawn: ['A', 'A', 'B'], drawCounter: 3 });
  expect(asked).toEqual([6, 5, 4]);
  expect([table.rack(0), table.state.bag]).toEqual(['AAAAAAB', bag]);
});

test.each(['drawFirst', 'returnFirst'] as const)(
  '[T2, B3] %s: rack and bag together stay what they were',
  (order) => {
    for (let seed = 1; seed < 50; seed++) {
      const ruleset: Ruleset = { ...casual, exchange: { minBag: 1, order } };
      const setup = { ruleset, racks: ['ABCDEF?', 'T'], bag: 'XYZ?QQQ' };
      const table = new Table(setup, { draws: seededDraws(seed) });
      const all = () => [...(table.state.seats[0]?.rack ?? []), ...bagOf(table)].sort().join('');
      const before = all();
      table.exchange(0, 'ABC?');
      expect([all(), table.rack(0).length, table.inBag()]).toEqual([before, 7, 7]);
    }
  },
);

test('[T2] returnFirst: the limits count the bag as it was', () => {
  const table = new Table({ ruleset: RETURN_FIRST, racks: ['ABCDEFG', 'T'], bag: 'XY' });
  expect(table.refusal(exchanging(0, 'ABC'))).toEqual({
    code: 'exchange/bag-too-small',
    inBag: 2,
    needed: 3,
  });
});

const bagOf = (table: Table): string[] =>
  TILE_SETS.english.kinds.flatMap(({ tile }, index) => Array<string>(table.state.bag[index] ?? 0).fill(tile));
