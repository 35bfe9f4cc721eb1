import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { EndedEvent } from '../../../engine/game/events.ts';
import { settledBy } from '../../../engine/game/result.ts';
import { position } from '../../support/position.ts';
import { endRules, pointRules } from '../../support/rules.ts';
import { Table } from '../../support/table.ts';

const { casual, classic, ez10 } = PRESETS;
const DRAW: Ruleset = { ...classic, tie: 'draw' };

/** How a game by these rules ends; `out` is who went out. */
const ending = (
  ruleset: Ruleset,
  racks: readonly string[],
  scores: readonly number[],
  out: number | null = null,
): EndedEvent =>
  settledBy(
    position({ ruleset, racks, scores, bag: '' }),
    out === null ? 'scoreless' : 'out',
    out === null ? null : seat(out),
  );

const totals = (event: EndedEvent) => event.standings.map(({ total }) => total);
const places = (event: EndedEvent) => event.standings.map(({ place }) => place);
const moved = (event: EndedEvent) =>
  event.standings.map(({ rackPoints, outPoints }) => [rackPoints, outPoints]);

describe('what going out brings', () => {
  test('[E4] doubleOpponent: twice what the opponent has left, who keeps his score', () => {
    const event = ending(endRules({ out: 'doubleOpponent' }), ['', 'XA'], [50, 100], 0);
    expect(moved(event)).toEqual([
      [0, 18],
      [0, 0],
    ]);
    expect([totals(event), places(event)]).toEqual([
      [68, 100],
      [2, 1],
    ]);
    expect(JSON.parse(JSON.stringify(event))).toStrictEqual(event);
  });

  test.each([2, 3, 4])('[E4] none: each loses his own, and nobody gains, %d seats', (seats) => {
    const racks = ['', 'XA', 'Q', 'EE'].slice(0, seats);
    const event = ending(endRules({ out: 'none' }), racks, [50, 60, 70, 80].slice(0, seats), 0);
    expect(totals(event)).toEqual([50, 51, 60, 78].slice(0, seats));
    expect(event.standings.every(({ outPoints }) => outPoints === 0)).toBe(true);
  });

  test.each(['sumOthers', 'doubleOpponent', 'none'] as const)(
    '[E4] %s: where nobody went out each loses his own',
    (out) => {
      const event = ending(endRules({ out }), ['QZ', 'XJ'], [5, 50]);
      expect(moved(event)).toEqual([
        [-20, 0],
        [-16, 0],
      ]);
      expect(totals(event)).toEqual([-15, 34]);
    },
  );

  test('[E1, E4] a game by doubleOpponent that is played out', () => {
    const ruleset = endRules({ out: 'doubleOpponent' }, casual);
    const table = new Table(
      { ruleset, racks: ['FINED', 'XA'], bag: '', scores: [1, 2] },
      { words: ['FINED'] },
    );
    expect(table.place(0, '8D FINED')[1]).toMatchObject({
      reason: 'out',
      standings: [
        { before: 27, outPoints: 18, total: 45, place: 1 },
        { before: 2, rack: ['X', 'A'], rackPoints: 0, total: 2, place: 2 },
      ],
    });
  });
});

describe('equal totals', () => {
  test('[E5] draw: the place is shared, whatever there was before the racks', () => {
    expect(places(ending(DRAW, ['A', 'EE'], [119, 120]))).toEqual([1, 1]);
    expect(places(ending(DRAW, ['', 'XA'], [91, 109], 0))).toEqual([1, 1]);
    expect(places(ending(DRAW, ['A', 'EE', '', 'I'], [119, 120, 10, 200]))).toEqual([2, 2, 4, 1]);
    expect(places(ending(DRAW, ['A', 'E', 'I', 'O'], [7, 7, 7, 7]))).toEqual([1, 1, 1, 1]);
  });

  /** FINED is worth 26, XA 9; seat 0 went out after a challenge in vain of seat 1. */
  const afterAward = (ruleset: Ruleset, scores: readonly number[]) => {
    const table = new Table({ ruleset, racks: ['FINED', 'XA'], bag: '', scores }, { words: ['FINED'] });
    table.place(0, '8D FINED');
    table.challenge(1, 0);
    return table.state.result?.standings;
  };

  test('[E5] what a challenge brought counts in the score before the racks', () => {
    const bonus = pointRules(5, 'play', 'challenged');
    expect(afterAward(bonus, [60, 109])).toMatchObject([
      { before: 91, outPoints: 9, total: 100, place: 2 },
      { before: 109, rackPoints: -9, total: 100, place: 1 },
    ]);
    expect(afterAward({ ...bonus, tie: 'draw' }, [60, 109])).toMatchObject([{ place: 1 }, { place: 1 }]);
  });

  test('[E5] what a challenge cost does so too', () => {
    const fine = pointRules(10, 'play', 'challenger');
    // 65 + 26 + 9 against 119 - 10 - 9.
    expect(afterAward(fine, [65, 119])).toMatchObject([
      { before: 91, total: 100, place: 2 },
      { before: 109, total: 100, place: 1 },
    ]);
  });

  test('[E5] so points of a challenge decide between equals', () => {
    const setup = {
      ruleset: pointRules(5, 'play', 'challenged'),
      racks: ['FINEDA', 'A'],
      scores: [10, 36],
    };
    const table = new Table({ ...setup, bag: '' }, { words: ['FINED'] });
    table.place(0, '8D FINED');
    table.challenge(1, 0);
    for (const at of [1, 0, 1, 0]) table.pass(at);
    expect(table.state.result).toMatchObject({
      reason: 'scoreless',
      standings: [
        { before: 41, total: 40, place: 1 },
        { before: 36, total: 35, place: 2 },
      ],
    });
  });
});

describe('no going out', () => {
  const playOn = (racks: readonly string[], more = {}) =>
    new Table({ ruleset: ez10, racks, bag: '', ...more }, { words: ['FINED', 'AT'] });

  test.each([2, 3, 4])('[E1] playOn: an empty rack ends nothing and waits for nobody, %d seats', (seats) => {
    const table = playOn(['FINED', 'XA', 'Q', 'EE'].slice(0, seats));
    expect(table.place(0, '8D FINED').map((event) => event.type)).toEqual(['played']);
    expect(table.state).toMatchObject({ phase: 'playing', toMove: 1 });
  });

  test('[E1] playOn: who has no tile left passes on until all have passed twice; each loses his own', () => {
    const table = playOn(['FINED', 'XA', 'Q'], { scores: [1, 2, 3] });
    table.place(0, '8D FINED');
    for (const at of [1, 2, 0, 1, 2]) table.pass(at);
    expect(table.state.phase).toBe('playing');
    expect(table.refusal({ type: 'place', seat: seat(0), tiles: [] }).code).toBe('play/no-tiles');
    expect(table.refusal({ type: 'exchange', seat: seat(0), tiles: [] }).code).toBe('exchange/no-tiles');
    table.pass(0);
    expect(table.state.result).toMatchObject({
      reason: 'scoreless',
      out: null,
      standings: [
        { before: 27, rackPoints: 0, outPoints: 0, total: 27, place: 1 },
        { before: 2, rackPoints: -9, outPoints: 0, total: -7, place: 3 },
        { before: 3, rackPoints: -10, outPoints: 0, total: -7, place: 2 },
      ],
    });
  });

  test('[E1] playOn: all racks may be empty, and still all must pass', () => {
    const table = playOn(['FINED', 'AT']);
    table.place(0, '8D FINED');
    table.place(1, '9G AT');
    for (const at of [0, 1, 0]) {
      table.pass(at);
      expect(table.state.phase).toBe('playing');
    }
    table.pass(1);
    expect(table.state.result).toMatchObject({ reason: 'scoreless' });
  });

  test('[C3] playOn: a last play can be challenged as any other, until the next turn', () => {
    const table = playOn(['DENIF', 'XA']);
    table.place(0, '8D DENIF');
    expect(table.challenge(1, 0)).toMatchObject([{ upheld: true }]);
    expect([table.rack(0), table.state.phase]).toEqual(['DEFIN', 'playing']);
  });
});
