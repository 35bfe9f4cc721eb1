import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { EndedEvent } from '../../../engine/game/events.ts';
import { settledBy } from '../../../engine/game/result.ts';
import { position } from '../../support/position.ts';
import { passing, Table } from '../../support/table.ts';

const { casual } = PRESETS;

/** How a game ends with these racks and points; `out` is who went out. */
const ending = (racks: readonly string[], scores: readonly number[], out: number | null = null): EndedEvent =>
  settledBy(
    position({ racks, scores, bag: '' }),
    out === null ? 'scoreless' : 'out',
    out === null ? null : seat(out),
  );

const totals = (event: EndedEvent) => event.standings.map(({ total }) => total);
const places = (event: EndedEvent) => event.standings.map(({ place }) => place);

describe('going out', () => {
  test.each([2, 3, 4])('[E1] the game ends with the last tile when the bag is empty, %d seats', (seats) => {
    const setup = {
      ruleset: casual,
      racks: ['FINED', 'XA', 'Q', 'EE'].slice(0, seats),
      bag: '',
      scores: [1, 2, 3, 4],
    };
    const table = new Table(setup, { words: ['FINED'] });
    const [played, ended] = table.place(0, '8D FINED');
    const others = [9, 10, 2].slice(0, seats - 1);
    const sum = others.reduce((a, b) => a + b);
    expect(played).toMatchObject({ type: 'played', score: 26 });
    expect(ended).toMatchObject({ type: 'ended', reason: 'out', out: 0 });
    expect(table.state.phase).toBe('over');
    expect(table.state.seats.map(({ score }) => score)).toEqual([
      27 + sum,
      ...others.map((n, i) => i + 2 - n),
    ]);
  });

  test('[E1] not while the bag has tiles, nor while the mover has some', () => {
    const words = { words: ['FINED'] };
    const bag = new Table({ ruleset: casual, racks: ['FINED', 'XA'], bag: 'E' }, words);
    bag.place(0, '8D FINED');
    const rack = new Table({ ruleset: casual, racks: ['FINEDX', 'XA'], bag: '' }, words);
    rack.place(0, '8D FINED');
    expect([bag.state.phase, rack.state.phase]).toEqual(['playing', 'playing']);
  });

  test('[E1] an empty rack of another seat ends nothing', () => {
    const table = new Table({ ruleset: casual, racks: ['FINED', ''], bag: '' }, { words: ['AT'] });
    expect(table.pass(0)).toHaveLength(1);
  });

  test('[E4] the tiles left cost their value; X and A are 9, and 100 points with them are 91', () => {
    const event = ending(['', 'XA'], [50, 100], 0);
    expect(event.standings).toEqual([
      { before: 50, rack: [], rackPoints: 0, outPoints: 9, timePoints: 0, total: 59, place: 2 },
      { before: 100, rack: ['X', 'A'], rackPoints: -9, outPoints: 0, timePoints: 0, total: 91, place: 1 },
    ]);
  });

  test('[E4] three others with five each bring 15', () => {
    const event = ending(['K', '', 'K', 'AAAAA'], [20, 20, 20, 20], 1);
    expect(event.standings[1]).toMatchObject({ outPoints: 15, timePoints: 0, rackPoints: 0, total: 35 });
    expect(totals(event)).toEqual([15, 35, 15, 15]);
    expect(event.standings.map(({ outPoints }) => outPoints)).toEqual([0, 15, 0, 0]);
  });

  test('[E4] an empty rack costs 0, which is not minus 0', () => {
    const event = ending(['', ''], [0, 0], 0);
    expect(event.standings.every(({ rackPoints }) => Object.is(rackPoints, 0))).toBe(true);
    expect(JSON.parse(JSON.stringify(event))).toStrictEqual(event);
  });

  test('[E4] blanks left cost nothing', () => {
    expect(totals(ending(['', '??'], [5, 5], 0))).toEqual([5, 5]);
  });

  test('[E4] racks are counted as they are at the end', () => {
    const table = new Table({ ruleset: casual, racks: ['QZ', 'A'], bag: 'E', scoreless: 4 });
    table.exchange(0, 'Q');
    table.pass(1);
    expect(table.state.result?.standings.map(({ total }) => total)).toEqual([-11, -1]);
  });
});

describe('ending without going out', () => {
  test('[E4] after scoreless turns every seat loses its own, nobody gains', () => {
    const event = ending(['XA', 'Q', 'EE'], [3, 30, 50]);
    expect(event).toMatchObject({ reason: 'scoreless', out: null });
    expect(totals(event)).toEqual([-6, 20, 48]);
    expect(event.standings.map(({ rackPoints, outPoints }) => [rackPoints, outPoints])).toEqual([
      [-9, 0],
      [-10, 0],
      [-2, 0],
    ]);
  });

  test('[E4] totals may be negative', () => {
    const table = new Table({ racks: ['QZ', 'XJ'], scoreless: 3 });
    table.pass(0);
    expect(table.state.seats.map(({ score }) => score)).toEqual([-20, -16]);
    expect(table.state.result?.standings.map(({ place }) => place)).toEqual([2, 1]);
  });

  test('[E1] the turn that ended the game is on record before the end', () => {
    const table = new Table({ racks: ['QZ', 'XJ'], scoreless: 3 });
    expect(table.pass(0).map((event) => event.type)).toEqual(['passed', 'ended']);
    expect(table.refusal(passing(1))).toEqual({ code: 'game/over' });
  });
});

describe('places', () => {
  test('[E5] the highest total is first, and all places are ranked', () => {
    expect(places(ending(['', '', '', ''], [10, 40, 20, 30]))).toEqual([4, 1, 3, 2]);
  });

  test('[E5] of equal totals the one that was higher before the racks is ahead: 119-1 and 120-2', () => {
    expect(places(ending(['A', 'EE'], [119, 120]))).toEqual([2, 1]);
    expect(places(ending(['EE', 'A'], [120, 119]))).toEqual([1, 2]);
  });

  test('[E5] who goes out with the lower score before is behind at a tie', () => {
    // 91 + 9 against 109 - 9.
    expect(totals(ending(['', 'XA'], [91, 109], 0))).toEqual([100, 100]);
    expect(places(ending(['', 'XA'], [91, 109], 0))).toEqual([2, 1]);
  });

  test('[E5] equal before and after: the place is shared, and the next one is left out', () => {
    expect(places(ending(['A', 'E', ''], [50, 50, 10]))).toEqual([1, 1, 3]);
    expect(places(ending(['', 'A', 'E', ''], [90, 50, 50, 10]))).toEqual([1, 2, 2, 4]);
    expect(places(ending(['A', 'E', 'I', 'O'], [7, 7, 7, 7]))).toEqual([1, 1, 1, 1]);
  });

  test('[E5] negative totals are ranked as numbers', () => {
    expect(places(ending(['QZ', 'Q', ''], [0, 0, -15]))).toEqual([3, 1, 2]);
  });
});

test('[E4] an ended game keeps its result and its totals', () => {
  const table = new Table({ racks: ['QZ', 'XJ'], scores: [40, 30], scoreless: 3 });
  table.pass(0);
  const { state } = table;
  table.wait(1e8);
  table.due();
  expect(table.state).toBe(state);
  const standings = state.result?.standings ?? [];
  expect(state.seats.map(({ score }) => score)).toEqual(standings.map(({ total }) => total));
  expect(state.seats.map(({ rack }) => rack)).toEqual(standings.map(({ rack }) => rack));
});
