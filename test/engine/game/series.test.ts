import { expect, test } from 'vitest';
import { millis, seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { mayBegin, openingOf, type Series } from '../../../engine/game/series.ts';
import { startGame } from '../../../engine/game/start.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { scriptedDraws } from '../../support/scripted-draws.ts';
import { seededDraws } from '../../support/seeded-random.ts';
import { START } from '../../support/table.ts';

/** Games of so many seats that these began, oldest first. */
const series = (seats: number, firsts: readonly number[]): Series =>
  firsts.map((first) => openingOf(seat(first), seats));

test.each([
  [2, [], [0, 1]],
  [2, [0], [1]],
  [2, [1], [0]],
  [2, [0, 1], [0, 1]],
  [2, [0, 1, 1], [0]],
  [2, [1, 1, 1, 0], [0]],
  [3, [], [0, 1, 2]],
  // Of the two that were never first, one has been second.
  [3, [0], [1]],
  [3, [2], [0]],
  [3, [0, 1], [2]],
  [3, [0, 1, 2], [0, 1, 2]],
  [3, [0, 2], [1]],
  [3, [0, 1, 2, 1], [2]],
  [4, [0], [1]],
  [4, [3], [0]],
  [4, [0, 2], [1, 3]],
  [4, [0, 2, 0], [1]],
  [4, [0, 1, 2], [3]],
  [4, [0, 1, 2, 3], [0, 1, 2, 3]],
  [4, [0, 1, 3, 3], [2]],
])('[S3] fewestFirsts, %d seats, first were %j: %j may begin', (seats, firsts, may) => {
  expect(mayBegin('fewestFirsts', seats, series(seats, firsts))).toEqual({ seats: may, by: 'draw' });
});

test.each([2, 3, 4])('[S3] fewestFirsts: in every round of %d games each seat begins once', (seats) => {
  const begun: number[] = [];
  for (let game = 0; game < 3 * seats; game++) {
    const [first] = mayBegin('fewestFirsts', seats, series(seats, begun)).seats;
    begun.push(first ?? -1);
  }
  for (let round = 0; round < 3; round++) {
    expect(begun.slice(round * seats, (round + 1) * seats).sort()).toEqual([0, 1, 2, 3].slice(0, seats));
  }
});

test.each([
  [2, [], [0, 1]],
  [2, [1], [0]],
  [3, [1, 2], [0]],
  [4, [0, 3, 1], [2]],
  [4, [3], [0]],
])('[S3] alternate, %d seats, first were %j: %j may begin', (seats, firsts, may) => {
  expect(mayBegin('alternate', seats, series(seats, firsts))).toEqual({ seats: may, by: 'draw' });
});

test.each([2, 3, 4])('[S1, S3] draw and random look at no game before, %d seats', (seats) => {
  const all = [0, 1, 2, 3].slice(0, seats);
  expect(mayBegin('draw', seats, series(seats, [0, 0, 0]))).toEqual({ seats: all, by: 'draw' });
  expect(mayBegin('random', seats, series(seats, [0, 0, 0]))).toEqual({ seats: all, by: 'lot' });
});

const RACKS = ['AEIOUST', 'BCDEFGH', 'JKLMNOP', 'QRSTUV?'];

function begin(first: Ruleset['first'], seats: number, firsts: readonly number[], drawn: string) {
  const runs = [...(drawn === '' ? [] : [drawn]), RACKS.slice(0, seats).join('')];
  const env = { ...judgedBy([]), draws: scriptedDraws(...runs), now: START, lag: millis(0), here: [] };
  const ruleset: Ruleset = { ...PRESETS.classic, first };
  const { events, state } = startGame(ruleset, seats, series(seats, firsts), env);
  const [, event] = events;
  if (event?.type !== 'firstDrawn') throw new Error('no draw for the first turn');
  return { event, state };
}

test('[S3] a seat that has nobody to draw against begins without a draw', () => {
  const { event, state } = begin('fewestFirsts', 2, [0], '');
  expect(event).toEqual({ type: 'firstDrawn', rounds: [], first: 1, drawCounter: 0 });
  expect([state.toMove, state.seats[1]?.rack.join('')]).toEqual([1, RACKS[0]]);
  expect(begin('alternate', 4, [3], '').event).toMatchObject({ rounds: [], first: 0 });
});

test('[S1, S3] those who are alike in all draw, and only they', () => {
  const { event } = begin('fewestFirsts', 4, [0, 2], 'BA');
  expect(event.rounds).toEqual([
    [
      { seat: 1, tile: 'B' },
      { seat: 3, tile: 'A' },
    ],
  ]);
  expect(event.first).toBe(3);
  const tied = begin('fewestFirsts', 4, [0, 2], 'AAZB').event;
  expect([tied.rounds.length, tied.first]).toEqual([2, 3]);
});

test('[S3, F2] with random the stream names the seat: one number below the seats, for no tile', () => {
  const asked: number[][] = [];
  const draws = {
    below(purpose: number, counter: number, bound: number) {
      asked.push([purpose, counter, bound]);
      return { value: bound === 3 ? 2 : 0, next: counter + 1 };
    },
  };
  const env = { ...judgedBy([]), draws, now: START, lag: millis(0), here: [] };
  const { events, state } = startGame({ ...PRESETS.classic, first: 'random' }, 3, [], env);
  expect(asked[0]).toEqual([1, 0, 3]);
  expect(asked[1]).toEqual([1, 1, 100]);
  expect(events[1]).toEqual({ type: 'firstDrawn', rounds: [], first: 2, drawCounter: 1 });
  expect(state.toMove).toBe(2);
});

test('[S3] with random every seat begins about as often, whoever began before', () => {
  const firsts = [0, 0, 0, 0];
  for (let seed = 0; seed < 800; seed++) {
    const env = { ...judgedBy([]), draws: seededDraws(seed), now: START, lag: millis(0), here: [] };
    const { toMove } = startGame({ ...PRESETS.casual, first: 'random' }, 4, series(4, [0, 0]), env).state;
    firsts[toMove] = (firsts[toMove] ?? 0) + 1;
  }
  // 200 each expected; the streams are fixed.
  expect(Math.min(...firsts)).toBeGreaterThan(160);
});
