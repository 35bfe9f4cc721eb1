import { expect, test } from 'vitest';
import { millis } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { DealtEvent, FirstDrawnEvent, GameEvent } from '../../../engine/game/events.ts';
import { replay } from '../../../engine/game/replay.ts';
import { startGame } from '../../../engine/game/start.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { scriptedDraws } from '../../support/scripted-draws.ts';
import { seededDraws } from '../../support/seeded-random.ts';
import { START } from '../../support/table.ts';

const RACKS = ['AEIOUST', 'BCDEFGH', 'JKLMNOP', 'QRSTUV?'];

const env = (draws = seededDraws(1)) => ({
  ...judgedBy([]),
  draws,
  now: START,
  lag: millis(0),
  here: [],
});

/** A game whose starting draw gives these tiles, seat by seat and round by round, and then the racks. */
function start(seats: number, drawn: string) {
  return startGame(PRESETS.classic, seats, [], env(scriptedDraws(drawn, RACKS.slice(0, seats).join(''))));
}

function eventOf<T extends GameEvent['type']>(events: readonly GameEvent[], type: T) {
  const found = events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
}

const firstOf = (seats: number, drawn: string): FirstDrawnEvent =>
  eventOf(start(seats, drawn).events, 'firstDrawn');

const rounds = (event: FirstDrawnEvent) =>
  event.rounds.map((round) => round.map(({ seat, tile }) => `${seat}${tile}`).join(' '));

test('[S1] the seat whose tile is nearest to A begins', () => {
  expect(firstOf(2, 'BA').first).toBe(1);
  expect(firstOf(2, 'AB').first).toBe(0);
  expect(firstOf(4, 'ZYXW').first).toBe(3);
  expect(rounds(firstOf(4, 'ZYXW'))).toEqual(['0Z 1Y 2X 3W']);
});

test('[S1] a blank beats an A', () => {
  expect(firstOf(3, 'A?B').first).toBe(1);
  expect(firstOf(2, '?A').first).toBe(0);
});

test('[S1] seats that tie for the best draw again among themselves, from the bag without the tiles out', () => {
  const event = firstOf(4, 'BADA' + 'ZQ');
  expect(rounds(event)).toEqual(['0B 1A 2D 3A', '1Z 3Q']);
  expect(event.first).toBe(3);
});

test('[S1] two blanks tie, and what they draw next decides', () => {
  const event = firstOf(3, '?A?' + 'BZ');
  expect(rounds(event)).toEqual(['0? 1A 2?', '0B 2Z']);
  expect(event.first).toBe(0);
});

test('[S1] a tie can go on, with fewer seats each time', () => {
  const event = firstOf(4, 'EEEE' + 'ODOD' + 'LL' + 'Q?');
  expect(rounds(event)).toEqual(['0E 1E 2E 3E', '0O 1D 2O 3D', '1L 3L', '1Q 3?']);
  expect(event.first).toBe(3);
});

test('[S1] a tie behind the best decides nothing', () => {
  const event = firstOf(4, 'EAEE');
  expect(event.rounds).toHaveLength(1);
  expect(event.first).toBe(1);
});

test('[S1] the tiles drawn for the start go back: racks are drawn from the whole bag', () => {
  // The script's second run starts from 100 tiles, so a bag that lacked the drawn ones would throw.
  const { events, state } = start(2, 'AB');
  expect(eventOf(events, 'dealt').racks.flat()).toHaveLength(14);
  expect(state.bag.reduce((sum, count) => sum + count, 0)).toBe(86);
});

test.each([
  [2, 'AB', [0, 1]],
  [2, 'BA', [1, 0]],
  [3, 'BCA', [2, 0, 1]],
  [4, 'BADC', [1, 2, 3, 0]],
])('[S2] %d seats draw seven each in the order of play, after a draw of %s', (seats, drawn, order) => {
  const { events, state } = start(seats, drawn);
  const { racks } = eventOf(events, 'dealt');
  order.forEach((at, turn) => {
    expect(racks[at]?.join('')).toBe(RACKS[turn]);
    expect(state.seats[at]).toEqual({
      rack: racks[at],
      score: 0,
      owed: 0,
      lastTurn: null,
      left: null,
      gifts: 0,
    });
  });
});

test('[S2] a new game', () => {
  const { events, state } = start(3, 'BCA');
  expect(events.map((event) => event.type)).toEqual(['started', 'firstDrawn', 'dealt']);
  expect(events[0]).toEqual({ type: 'started', ruleset: PRESETS.classic, seats: 3 });
  expect(state).toMatchObject({ phase: 'playing', toMove: 2, turn: 0, scoreless: 0 });
  expect([state.latestPlay, state.wait, state.result]).toEqual([null, null, null]);
  expect(state.board).toEqual(Array(225).fill(null));
  expect(replay(events)).toEqual(state);
});

test('[F2] the counter goes on from the starting draw through the racks', () => {
  const { events, state } = start(4, 'BADA' + 'ZQ');
  const counters = [eventOf(events, 'firstDrawn'), eventOf(events, 'dealt')].map(
    ({ drawCounter }: FirstDrawnEvent | DealtEvent) => drawCounter,
  );
  expect(counters).toEqual([6, 6 + 28]);
  expect(state.drawCounter).toBe(34);
});

test('[S1] over many streams every seat begins about as often', () => {
  const firsts = [0, 0, 0];
  for (let seed = 0; seed < 600; seed++) {
    const { toMove } = startGame(PRESETS.casual, 3, [], env(seededDraws(seed))).state;
    firsts[toMove] = (firsts[toMove] ?? 0) + 1;
  }
  // 200 each expected; the streams are fixed.
  expect(Math.min(...firsts)).toBeGreaterThan(160);
});
