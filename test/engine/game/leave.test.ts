import { describe, expect, test } from 'vitest';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { places, SCORES, standings, tableOf, totals, WORDS } from '../../support/leaving.ts';
import {
  accepting,
  challenging,
  exchanging,
  passing,
  placing,
  resigning,
  Table,
} from '../../support/table.ts';
import { tilesOn } from '../../support/tiles.ts';

const left = (table: Table) => table.state.seats.map((each) => each.left !== null);

describe('at a table of two', () => {
  test.each([
    [0, 'on turn', 1],
    [1, 'off turn', 0],
  ])('[R2, E7] seat %d resigns %s: the other wins, and no rack is counted', (at, _, winner) => {
    for (const scores of [
      [90, 5],
      [5, 90],
      [7, 7],
    ]) {
      const table = tableOf(2, { scores });
      expect(table.resign(at)).toMatchObject([
        { type: 'seatGone', seat: at, cause: 'resigned' },
        { type: 'ended', reason: 'resignation', out: null },
      ]);
      expect(standings(table)).toMatchObject(
        scores.map((total, index) => ({
          ...{ before: total, rackPoints: 0, outPoints: 0, total },
          place: index === winner ? 1 : 2,
        })),
      );
      expect(table.state.phase).toBe('over');
      expect(table.refusal(resigning(winner))).toEqual({ code: 'game/over' });
    }
  });

  test('[R2] a play that could be challenged stands; its mover may resign, and so may the other', () => {
    for (const at of [0, 1]) {
      const table = tableOf(2);
      table.place(0, '8G XQ');
      table.resign(at);
      expect([table.scores(), places(table)]).toEqual([[46, 20], at === 0 ? [2, 1] : [1, 2]]);
      expect(table.state.latestPlay?.status).toBe('closed');
    }
  });

  test.each([0, 1])('[R2, C4] seat %d resigns while the last play waits for seat 1', (at) => {
    const table = new Table({ racks: ['FINED', 'XA'], bag: '', scores: [1, 200] }, { words: WORDS });
    table.place(0, '8D FINED');
    expect(table.resign(at).map((event) => event.type)).toEqual(['seatGone', 'ended']);
    expect(table.state.result).toMatchObject({ reason: 'resignation', out: null });
    expect(table.state.wait).toBeNull();
    expect([totals(table), places(table)]).toEqual([[27, 200], at === 0 ? [2, 1] : [1, 2]]);
  });
});

describe('at a larger table the game goes on', () => {
  test.each([3, 4])('[R2, R4] on turn: the next of %d seats plays, and no turn was taken', (seats) => {
    const table = tableOf(seats, { toMove: 1, turn: 5, scoreless: 1 });
    expect(table.resign(1)).toEqual([{ type: 'seatGone', seat: 1, cause: 'resigned' }]);
    expect(table.state).toMatchObject({ phase: 'playing', toMove: 2, turn: 5, scoreless: 1 });
    expect(left(table)).toEqual([false, true, false, false].slice(0, seats));
  });

  test('[R2] off turn: the turn stays where it is', () => {
    const table = tableOf(3);
    table.resign(2);
    expect(table.state).toMatchObject({ toMove: 0, turn: 0, phase: 'playing' });
  });

  test('[R4] the last seat on turn hands it on to the first', () => {
    const table = tableOf(4, { toMove: 3 });
    table.resign(3);
    expect(table.state.toMove).toBe(0);
  });

  test('[R4] a seat that left is skipped from then on', () => {
    const table = tableOf(4);
    table.resign(2);
    const order = Array.from({ length: 5 }, () => {
      const at = table.state.toMove;
      table.exchange(at, table.rack(at).slice(0, 1));
      return at;
    });
    expect(order).toEqual([0, 1, 3, 0, 1]);
  });

  test('[R4] it does nothing any more, also not resign again', () => {
    const table = tableOf(3);
    table.place(0, '8D FINED');
    table.resign(2);
    const actions = [
      placing(2, 'D8 (F)AT'),
      exchanging(2, 'A'),
      passing(2),
      challenging(2, 0),
      accepting(2, 0),
      resigning(2),
    ];
    for (const action of actions) expect(table.refusal(action)).toEqual({ code: 'seat/left' });
  });

  test('[R4, B3] its rack is set aside: nothing of it goes back to the bag', () => {
    const table = tableOf(3);
    const inBag = table.inBag();
    table.resign(0);
    expect([table.inBag(), table.rack(0)]).toEqual([inBag, [...'FINEDXQ'].sort().join('')]);
    const tiles = [...tilesOn(table.state.board), ...table.state.seats.flatMap(({ rack }) => rack)];
    const full = TILE_SETS.english.kinds.reduce((sum, { count }) => sum + count, 0);
    expect(tiles.length + table.inBag()).toBe(full);
  });

  test('[C5] turns that it owes are dropped', () => {
    const table = tableOf(3, { owed: [0, 2, 1] });
    table.resign(1);
    expect(table.owed()).toEqual([0, 0, 1]);
    expect(table.pass(0)).toMatchObject([{ type: 'passed' }, { type: 'turnLost', seat: 2 }]);
  });

  test('[C5] who is on turn hands it on to a seat that owes one', () => {
    const table = tableOf(3, { owed: [0, 1, 0] });
    expect(table.resign(0)).toMatchObject([
      { type: 'seatGone', seat: 0 },
      { type: 'turnLost', seat: 1, turn: 0, cause: 'owed' },
    ]);
    expect(table.state.toMove).toBe(2);
  });

  test.each([3, 4])('[R2] of %d seats the last one left wins, with whatever points', (seats) => {
    const table = tableOf(seats);
    for (let at = seats - 1; at > 1; at--) table.resign(at);
    expect(table.resign(1).at(-1)).toMatchObject({ type: 'ended', reason: 'resignation', out: null });
    expect(totals(table)).toEqual(SCORES.slice(0, seats));
    expect(standings(table).every(({ rackPoints, outPoints }) => rackPoints === 0 && outPoints === 0)).toBe(
      true,
    );
    // Behind the winner those who left, by points.
    expect(places(table)).toEqual([1, seats, seats - 1, seats - 2].slice(0, seats));
  });
});
