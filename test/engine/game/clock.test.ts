import { describe, expect, it, test } from 'vitest';
import { millis, type Seat, seat } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { ClockRule, Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Action } from '../../../engine/game/actions.ts';
import { charged, flagAt, freshClock, overtimePoints, runningSeats } from '../../../engine/game/clock.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { reduce } from '../../../engine/game/reduce.ts';
import { replay } from '../../../engine/game/replay.ts';
import { startGame } from '../../../engine/game/start.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { viewGame } from '../../../engine/game/view.ts';
import { judgedBy } from '../../support/lexicon-of.ts';
import { seededDraws } from '../../support/seeded-random.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = 1_700_000_000_000;

const BLITZ: ClockRule = {
  kind: 'game',
  initial: 3 * MINUTE,
  increment: 2 * SECOND,
  overtime: { perMinute: 10, maxMinutes: 1 },
};
const PER_TURN: ClockRule = { kind: 'turn', perTurn: 60 * SECOND };
const timed = (clock: ClockRule): Ruleset => ({ ...PRESETS.classic, clock });

/** A game on a clock that the test moves. Passing is all that its seats do. */
class Match {
  state: GameState;
  readonly events: GameEvent[];
  now = START;

  constructor(clock: ClockRule, seats = 2) {
    const started = startGame(timed(clock), seats, [], this.env(0));
    this.state = started.state;
    this.events = [...started.events];
  }

  act(action: Action, lag = 0): void {
    const step = reduce(this.state, action, this.env(lag));
    if (!step.ok) throw new Error(step.error.code);
    this.state = step.value.state;
    this.events.push(...step.value.events);
  }

  /** The seat to move thinks so long and passes. */
  pass(thought: number, lag = 0): void {
    this.now += thought;
    this.act({ type: 'pass', seat: this.state.toMove }, lag);
  }

  due(later: number): void {
    this.now += later;
    this.act({ type: 'due' });
  }

  left = (at: Seat): number | undefined => this.state.clock?.left[at];

  private env(lag: number) {
    return {
      ...judgedBy([]),
      draws: seededDraws(7),
      now: millis(this.now),
      lag: millis(lag),
      here: [false, false, false, false],
    };
  }
}

const second = (state: GameState): Seat => seat((state.toMove + 1) % state.seats.length);

describe('game time', () => {
  it('[K3] runs for the first to move from the beginning, with nobody connected, and stops with the turn', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const [first, other] = [match.state.toMove, second(match.state)];
    expect(runningSeats(match.state)).toEqual([first]);
    match.pass(20 * SECOND);
    expect([match.left(first), match.left(other)]).toEqual([160 * SECOND, 180 * SECOND]);
    expect(runningSeats(match.state)).toEqual([other]);
    match.pass(5 * SECOND);
    expect([match.left(first), match.left(other)]).toEqual([160 * SECOND, 175 * SECOND]);
  });

  it('[K3] of three seats only the time of the one to move runs', () => {
    const match = new Match({ ...BLITZ, increment: 0 }, 3);
    const order = [20, 30, 40].map((seconds) => {
      const { toMove } = match.state;
      expect(runningSeats(match.state)).toEqual([toMove]);
      match.pass(seconds * SECOND);
      return toMove;
    });
    expect(order.map(match.left)).toEqual([160, 150, 140].map((seconds) => seconds * SECOND));
  });

  it('[K1] grows by the increment after each turn taken', () => {
    const match = new Match(BLITZ);
    const first = match.state.toMove;
    match.pass(20 * SECOND);
    expect(match.left(first)).toBe(162 * SECOND);
  });

  it('[K2] goes on below 0, and the seat may still move', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    match.pass(3 * MINUTE + 30 * SECOND);
    expect(match.left(first)).toBe(-30 * SECOND);
    expect(match.state.phase).toBe('playing');
  });

  it.each([
    [0, 0],
    [-1, -10],
    [-MINUTE, -10],
    [-MINUTE - 1, -20],
    [-599_999, -100],
  ])('[K2] %i ms left cost %i points', (left, points) => {
    const rule: ClockRule = { ...BLITZ, overtime: { perMinute: 10, maxMinutes: 10 } };
    expect(overtimePoints(rule, millis(left))).toBe(points);
  });

  it('[K2, E6] is charged once, behind the racks', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    match.pass(3 * MINUTE + SECOND);
    for (let turn = 1; turn < 4; turn++) match.pass(SECOND);
    const { result } = match.state;
    expect(result?.reason).toBe('scoreless');
    const [own, other] = [result?.standings[first], result?.standings[1 - first]];
    expect([own?.timePoints, other?.timePoints]).toEqual([-10, 0]);
    expect(own?.total).toBe((own?.rackPoints ?? 0) - 10);
    expect(match.state.seats[first]?.score).toBe(own?.total);
  });

  it('[K2, K5] behind the most overtime the other of two wins, at the flag and not before', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    expect(flagAt(match.state)).toBe(START + 4 * MINUTE);
    match.due(4 * MINUTE - 1);
    expect(match.state.phase).toBe('playing');
    match.due(1);
    expect(match.state.result).toMatchObject({ reason: 'overtime', out: null });
    expect(match.state.result?.standings.map(({ place }) => place)).toEqual(first === 0 ? [2, 1] : [1, 2]);
    expect(match.state.result?.standings.map(({ rackPoints }) => rackPoints)).toEqual([0, 0]);
    expect(match.left(first)).toBe(-MINUTE);
  });

  it('[K2, K5] with three seats the game goes on without it, and the next one’s time runs', () => {
    const match = new Match({ ...BLITZ, increment: 0 }, 3);
    const [first, next] = [match.state.toMove, second(match.state)];
    match.due(5 * MINUTE);
    expect(match.state.seats[first]?.left).toBe('overtime');
    // It came a minute late, which costs nothing more.
    expect(match.left(first)).toBe(-MINUTE);
    expect([match.state.phase, match.state.toMove]).toEqual(['playing', next]);
    expect(flagAt(match.state)).toBe(match.now + 4 * MINUTE);
    match.due(4 * MINUTE);
    expect(match.state.result?.reason).toBe('overtime');
  });

  it('[K5] the same flag again changes nothing, however late it comes', () => {
    const match = new Match(BLITZ);
    match.due(60 * MINUTE);
    const events = match.events.length;
    match.due(0);
    match.due(MINUTE);
    expect(match.events).toHaveLength(events);
  });

  it('[K3] is recorded when somebody resigns', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    match.now += 42 * SECOND;
    match.act({ type: 'resign', seat: first });
    expect(match.left(first)).toBe(138 * SECOND);
    expect(runningSeats(match.state)).toEqual([]);
  });
});

describe('time per turn', () => {
  it('[K1] begins anew with each turn, and running out passes', () => {
    const match = new Match(PER_TURN);
    const [first, other] = [match.state.toMove, second(match.state)];
    match.pass(50 * SECOND);
    expect(match.left(first)).toBe(60 * SECOND);
    match.due(60 * SECOND - 1);
    expect(match.state.toMove).toBe(other);
    match.due(1);
    expect(match.events.at(-1)).toMatchObject({ type: 'passed', seat: other, by: 'clock' });
    expect([match.state.toMove, match.left(other)]).toEqual([first, 60 * SECOND]);
    expect(flagAt(match.state)).toBe(match.now + 60 * SECOND);
  });

  it('[K1] running out passes for one of three seats after the other', () => {
    const match = new Match(PER_TURN, 3);
    const { toMove } = match.state;
    for (const late of [0, 500, 0]) match.due(60 * SECOND + late);
    const passed = match.events.flatMap((event) => (event.type === 'passed' ? [[event.seat, event.by]] : []));
    expect(passed).toEqual([0, 1, 2].map((after) => [(toMove + after) % 3, 'clock']));
    expect(match.state.clock?.left).toEqual(Array(3).fill(60 * SECOND));
  });

  it('[K1] costs no points', () => {
    expect(overtimePoints(PER_TURN, millis(-5 * MINUTE))).toBe(0);
  });
});

describe('lag', () => {
  it('[K4] is given back up to half a second a turn', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    match.pass(10 * SECOND, 5 * SECOND);
    expect(match.left(first)).toBe(170 * SECOND + 500);
  });

  it('[K4] wins no more than the bucket and what refills it', () => {
    const match = new Match({ ...BLITZ, initial: 30 * MINUTE, increment: 0 });
    const rule = timed({ ...BLITZ, initial: 30 * MINUTE, increment: 0 });
    let clock = freshClock(rule.clock ?? BLITZ, 2, millis(START));
    const first = match.state.toMove;
    const turns = 20;
    for (let turn = 1; turn <= turns; turn++) {
      const env = { now: millis(START + turn * 10 * SECOND), lag: millis(MINUTE) };
      clock = charged({ ...match.state, clock }, clock, env, first);
    }
    const used = turns * 10 * SECOND;
    expect((clock.left[first] ?? 0) - (30 * MINUTE - used)).toBe(2000 + (turns - 1) * 100);
  });

  it('[K4] is given to each of three seats from a bucket of its own', () => {
    const match = new Match({ ...BLITZ, increment: 0 }, 3);
    for (let turn = 0; turn < 3; turn++) match.pass(10 * SECOND, 500);
    match.pass(10 * SECOND, 300);
    const spent = [1600 - 300 + 100, 1600, 1600];
    const first = (match.state.toMove + 2) % 3;
    expect(match.state.clock?.credit).toEqual([0, 1, 2].map((at) => spent[(at - first + 3) % 3]));
  });

  it('[K4] is not given back of a turn’s own time, which is lost with the turn', () => {
    const match = new Match(PER_TURN);
    match.pass(10 * SECOND, 500);
    expect(match.state.clock?.credit).toEqual([2000, 2000]);
  });

  it('[K4] gives back no more than was used', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    match.pass(200, 500);
    expect(match.left(first)).toBe(180 * SECOND);
  });

  it('[K3] a clock that was set back takes and gives nothing, and no time is ever counted twice', () => {
    const match = new Match({ ...BLITZ, increment: 0 });
    const first = match.state.toMove;
    match.pass(-MINUTE);
    expect(match.left(first)).toBe(180 * SECOND);
    expect(match.state.clock?.since).toBe(START);
  });
});

test('[K3] the log adds up to the same clocks, without a clock at hand', () => {
  const match = new Match(BLITZ, 4);
  for (const thought of [1, 20, 3, 90, 7].map((seconds) => seconds * SECOND)) match.pass(thought, 300);
  expect(replay(match.events)).toEqual(match.state);
});

test('[K3, A2] no turn changes the clocks of an earlier state, and every time is a whole number', () => {
  const match = new Match(BLITZ, 3);
  const states = [1, 0, 7, 200, 3].map((seconds) => {
    const before = match.state;
    const copy = structuredClone(before);
    match.pass(seconds * SECOND + 1, 333);
    return { before, copy };
  });
  for (const { before, copy } of states) expect(before).toEqual(copy);
  const times = [match.state, ...states.map(({ before }) => before)].flatMap(({ clock }) =>
    clock === null ? [] : [...clock.left, ...clock.credit, clock.since],
  );
  expect(times).toHaveLength(6 * 7);
  expect(times.filter((time) => !Number.isSafeInteger(time))).toEqual([]);
});

test('[K1] every viewer is shown the same clocks, and nobody the bucket', () => {
  const match = new Match(BLITZ);
  match.pass(5 * SECOND, 400);
  const views = [null, seat(0), seat(1)].map((viewer) => viewGame(match.state, viewer).clock);
  expect(views[0]).toEqual({
    left: match.state.clock?.left,
    since: match.now,
    running: [match.state.toMove],
    flagAt: flagAt(match.state),
  });
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});
