import { expect, test } from 'vitest';
import { timeUsed } from '../../../client/after/time-used.ts';
import { millis, seat, seq } from '../../../engine/base/units.ts';
import type { StepView } from '../../../engine/protocol/server-message.ts';

type Event = StepView['events'][number];

/** A step for each second that is named, with its events. */
const stepsAt = (told: Readonly<Record<number, readonly Event[]>>): StepView[] =>
  Object.entries(told).map(([second, events], index) => ({
    seq: seq(index + 1),
    at: millis(Number(second) * 1000),
    events,
  }));

const dealt: Event = { type: 'dealt', counts: [7, 7], rack: null };
const pass = (turn: number): Event => ({ type: 'passed', seat: seat(turn % 2), turn, by: 'seat' });
const ended = (reason: 'resignation' | 'abandoned'): Event => ({
  type: 'ended',
  reason,
  out: null,
  standings: [],
});

test('[U150] a turn takes from the end of the one before, the last one until the end of the game', () => {
  const steps = stepsAt({
    5: [dealt],
    15: [pass(0)],
    18: [pass(1)],
    48: [pass(2)],
    55: [ended('resignation')],
  });
  expect(timeUsed(steps, 2, seat(1))).toEqual([40_000, 10_000]);
});

test('[U150] a lost turn is its seat’s, the wait for an answer nobody’s, nor the days in which nobody came', () => {
  const lost: Event = { type: 'turnLost', seat: seat(1), turn: 1, cause: 'challenge' };
  const waited: Event = { type: 'lastPlayWaited', turn: 2, seats: [seat(1)] };
  const steps = stepsAt({
    0: [dealt],
    10: [pass(0)],
    14: [lost],
    20: [pass(2), waited],
    90: [ended('abandoned')],
  });
  expect(timeUsed(steps, 2, seat(1))).toEqual([16_000, 4_000]);
  expect(timeUsed(stepsAt({ 0: [dealt], 10: [pass(0)], 99: [ended('abandoned')] }), 2, seat(1))).toEqual([
    10_000, 0,
  ]);
});
