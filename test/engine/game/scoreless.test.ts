import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset, ScorelessKind } from '../../../engine/equipment/ruleset.ts';
import { Table } from '../../support/table.ts';

const { casual, classic } = PRESETS;
const WORDS = ['FINED', 'AT', 'FAT'];

/** Classic with other scoreless turns. */
const counting = (perSeat: number, ...kinds: readonly ScorelessKind[]): Ruleset => ({
  ...classic,
  end: { ...classic.end, scoreless: { kinds, perSeat } },
});
const ALL = counting(3, ...casual.end.scoreless.kinds);

const tableOf = (ruleset: Ruleset, seats: number, more = {}) =>
  new Table(
    { ruleset, racks: ['FINEDXQ', 'ATOOOOO', 'TAIIIII', 'DOEEEEE'].slice(0, seats), ...more },
    { words: WORDS },
  );

function passUntilOver(table: Table): number {
  for (let turns = 1; turns <= 50; turns++) {
    table.pass(table.state.toMove);
    if (table.state.phase === 'over') return turns;
  }
  throw new Error('no end');
}

describe('classic: all pass twice in succession', () => {
  test.each([2, 3, 4])('[E2] %d seats', (seats) => {
    const table = tableOf(classic, seats);
    expect(passUntilOver(table)).toBe(2 * seats);
    expect(table.state.result).toMatchObject({ reason: 'scoreless', out: null });
  });

  test('[E2] passes spread over the game do not add up: a play begins the count anew', () => {
    const table = tableOf(classic, 2);
    table.pass(0);
    table.pass(1);
    table.pass(0);
    table.place(1, '8H AT');
    expect(table.state.scoreless).toBe(0);
    expect(passUntilOver(table)).toBe(4);
  });

  test('[E2] an exchange is not counted, and begins the count anew', () => {
    const table = tableOf(classic, 2, { scoreless: 3 });
    table.exchange(0, 'X');
    expect(table.state.scoreless).toBe(0);
  });

  test('[E2] so does a play of 0 points', () => {
    const table = new Table({ ruleset: classic, racks: ['??X', 'ATO'], scoreless: 3 }, { words: ['AT'] });
    table.place(0, '8H at');
    expect(table.state).toMatchObject({ scoreless: 0, phase: 'playing' });
  });

  test('[E2] a lost turn and an owed one are neutral', () => {
    const lost = tableOf(classic, 3, { scoreless: 2 });
    lost.place(0, '8D FINED');
    lost.pass(1);
    lost.place(2, 'D8 (F)AT');
    lost.challenge(0, 2);
    expect(lost.state).toMatchObject({ scoreless: 0, toMove: 1 });
    const owed = tableOf(classic, 3, { scoreless: 2, owed: [0, 1, 0] });
    owed.pass(0);
    expect(owed.state).toMatchObject({ scoreless: 3, toMove: 2 });
  });

  test('[E2] a withdrawn play brings back the count from before it, and counts as nothing', () => {
    const table = tableOf(classic, 2, { scoreless: 2 });
    table.place(0, '8G XQ');
    expect(table.state.scoreless).toBe(0);
    table.challenge(1, 0);
    expect(table.state.scoreless).toBe(2);
    expect(passUntilOver(table)).toBe(2);
  });
});

describe('casual: three scoreless turns a seat', () => {
  test.each([2, 3, 4])('[E2] passes and exchanges alike, %d seats', (seats) => {
    const table = tableOf(casual, seats);
    for (let turn = 0; turn < 3 * seats; turn++) {
      expect(table.state.phase).toBe('playing');
      const at = table.state.toMove;
      const [tile] = table.state.seats[at]?.rack ?? [];
      if (turn % 2 === 0) table.exchange(at, tile ?? '');
      else table.pass(at);
    }
    expect(table.state.result).toMatchObject({ reason: 'scoreless', out: null });
  });

  test('[E2] a play of 0 points is one of them', () => {
    const table = new Table({ ruleset: casual, racks: ['??X', 'ATO'], scoreless: 5 }, { words: ['AT'] });
    expect(table.place(0, '8H at').map((event) => event.type)).toEqual(['played', 'ended']);
  });

  test('[E2] a play that scores begins the count anew', () => {
    const table = tableOf(casual, 2, { scoreless: 5 });
    table.place(0, '8D FINED');
    expect(table.state).toMatchObject({ scoreless: 0, phase: 'playing' });
  });
});

describe('every kind counted, with challenges', () => {
  test('[E2] a withdrawn play brings back the count from before it and adds a phony', () => {
    const table = tableOf(ALL, 2, { scoreless: 3 });
    table.place(0, '8G XQ');
    table.challenge(1, 0);
    expect(table.state.scoreless).toBe(4);
    expect(passUntilOver(table)).toBe(2);
  });

  test('[E2] a phony can be the last scoreless turn', () => {
    const table = tableOf(ALL, 2, { scoreless: 5 });
    table.place(0, '8G XQ');
    expect(table.challenge(1, 0).map((event) => event.type)).toEqual(['challenged', 'ended']);
    expect(table.state.result).toMatchObject({ reason: 'scoreless', out: null });
    expect(table.rack(0)).toBe('DEFINQX');
  });

  test('[E2] a withdrawn play of 0 points counts once', () => {
    const table = new Table({ ruleset: ALL, racks: ['??X', 'ATO'], scoreless: 2 }, { words: ['AT'] });
    table.place(0, '8H xq');
    expect(table.state.scoreless).toBe(3);
    table.challenge(1, 0);
    expect(table.state.scoreless).toBe(3);
  });

  test('[E2] a turn lost by a challenge counts, and so does an owed one', () => {
    const table = tableOf(ALL, 3);
    table.place(0, '8D FINED');
    table.challenge(1, 0);
    expect(table.state).toMatchObject({ scoreless: 1, toMove: 2 });
    const owed = tableOf(ALL, 3, { owed: [0, 1, 1], scoreless: 4 });
    owed.pass(0);
    expect(owed.state).toMatchObject({ scoreless: 7, toMove: 0 });
  });

  test('[E2] an owed turn can be the last scoreless one', () => {
    const table = tableOf(ALL, 2, { owed: [0, 1], scoreless: 4 });
    expect(table.pass(0).map((event) => event.type)).toEqual(['passed', 'turnLost', 'ended']);
  });

  test('[E2] a turn missed between a play and its withdrawal is not forgotten', () => {
    const table = tableOf(ALL, 3, { owed: [0, 1, 0], scoreless: 4, turn: 12 });
    table.place(0, '8G XQ');
    expect(table.state).toMatchObject({ scoreless: 1, toMove: 2 });
    table.challenge(2, 12);
    // Four before, the phony, the missed turn.
    expect(table.state.scoreless).toBe(6);
  });

  test('[E2] nor is it counted where missed turns are neutral', () => {
    const table = tableOf(counting(3, 'pass', 'phony'), 3, { owed: [0, 1, 0], scoreless: 4 });
    table.place(0, '8G XQ');
    table.challenge(2, 0);
    expect(table.state.scoreless).toBe(5);
  });
});

test('[E2] how many turns a seat is data', () => {
  expect(passUntilOver(tableOf(counting(1, 'pass'), 3))).toBe(3);
  expect(passUntilOver(tableOf(counting(5, 'pass'), 2))).toBe(10);
});
