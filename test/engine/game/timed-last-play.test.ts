import { expect, test } from 'vitest';
import { millis, seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { ClockRule } from '../../../engine/equipment/ruleset.ts';
import { runningSeats } from '../../../engine/game/clock.ts';
import { position } from '../../support/position.ts';
import { START, Table } from '../../support/table.ts';

const SECOND = 1000;
const RULE: ClockRule = {
  kind: 'game',
  initial: 180 * SECOND,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 5 },
};

/** Seat 0 has played its last tiles; the others have so much time left. */
function wentOut(left: readonly number[], play = 'FINED', rule: ClockRule = RULE): Table {
  const setup = { racks: ['FINED', 'XA', 'EE'].slice(0, left.length), bag: '' };
  const state = position({ ...setup, ruleset: { ...PRESETS.classic, clock: rule } });
  const clock = {
    left: left.map((time) => millis(time * SECOND)),
    credit: left.map(() => millis(0)),
    since: START,
  };
  const table = new Table({ ...state, clock }, { words: ['FINED'] });
  table.place(0, `8D ${play}`);
  return table;
}

test('[C4] with a clock the time of all who are asked runs, here or not', () => {
  const table = wentOut([60, 60, 60]);
  expect(runningSeats(table.state)).toEqual([seat(1), seat(2)]);
  table.wait(10 * SECOND);
  expect(table.presence(1, false)).toEqual([]);
  table.wait(20 * SECOND - 1);
  expect(table.due()).toEqual([]);
  table.wait(1);
  table.due();
  expect(table.state.result?.reason).toBe('out');
  expect(table.state.clock?.left).toEqual([60, 30, 30].map((time) => time * SECOND));
});

test('[C4] whoever has less than the window is asked no longer than to 0, and loses nothing by it', () => {
  const table = wentOut([60, 12, 60]);
  table.wait(12 * SECOND);
  expect(table.due()).toMatchObject([{ type: 'clock' }, { type: 'accepted', seat: 1, by: 'deadline' }]);
  table.wait(18 * SECOND);
  table.due();
  expect(table.state.result?.standings.map(({ timePoints }) => timePoints)).toEqual([0, 0, 0]);
  expect(table.state.clock?.left[1]).toBe(0);
});

test('[C4, K2] whoever is in overtime has the whole window, and makes no more overtime by it', () => {
  const table = wentOut([60, -30, 60]);
  table.wait(30 * SECOND - 1);
  expect(table.due()).toEqual([]);
  table.wait(1);
  table.due();
  expect(table.state.clock?.left).toEqual([60, -30, 30].map((time) => time * SECOND));
  expect(table.state.result?.standings.map(({ timePoints }) => timePoints)).toEqual([0, -10, 0]);
});

test('[C4, K1] time per turn is none for answers: after a withdrawn last play the next has all of it', () => {
  const table = wentOut([60, 60, 60], 'DENIF', { kind: 'turn', perTurn: 60 * SECOND });
  table.wait(29 * SECOND);
  expect(runningSeats(table.state)).toEqual([]);
  table.challenge(2, 0);
  expect(runningSeats(table.state)).toEqual([seat(1)]);
  expect(table.state.clock?.left).toEqual([60, 60, 60].map((time) => time * SECOND));
  table.wait(60 * SECOND - 1);
  expect(table.due()).toEqual([]);
});

test('[C4, K3] after a withdrawn last play the time of the next to move runs', () => {
  const table = wentOut([60, 60, 60], 'DENIF');
  table.wait(5 * SECOND);
  table.challenge(2, 0);
  expect(runningSeats(table.state)).toEqual([seat(1)]);
  expect(table.state.clock?.left).toEqual([60, 55, 55].map((time) => time * SECOND));
  expect(table.state.clock?.since).toBe(table.now);
});
