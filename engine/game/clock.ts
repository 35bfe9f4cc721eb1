import { type Millis, millis, type Seat, seat } from '../base/units.ts';
import type { ClockRule } from '../equipment/ruleset.ts';
import type { Env } from './env.ts';
import type { ClockState, GameState } from './state.ts';

const MINUTE = 60_000;

/** The most lag that is given back for one turn (rule K4). */
const MAX_CREDIT = 500;
const FULL_BUCKET = 2_000;
const REFILL = 100;

/** Every seat's clock before its first turn. */
export function freshClock(rule: ClockRule, seats: number, now: Millis): ClockState {
  const time = millis(rule.kind === 'game' ? rule.initial : rule.perTurn);
  return {
    left: Array.from({ length: seats }, () => time),
    credit: Array.from({ length: seats }, () => millis(FULL_BUCKET)),
    since: now,
  };
}

/**
 * Whose time runs: nobody's without a clock and when the game is over (rule K3). An answer to a last play takes game
 * time; time per turn is for turns (rule C4).
 */
export function runningSeats({ clock, ruleset, phase, toMove, wait }: GameState): readonly Seat[] {
  if (clock === null || phase === 'over') return [];
  if (phase === 'playing') return [toMove];
  return ruleset.clock?.kind === 'game' ? (wait?.answers ?? []).map((answer) => answer.seat) : [];
}

/** A seat's time at `now`; below 0 is overtime. An answer to a last play makes none (rule C4). */
export function leftAt(state: GameState, clock: ClockState, at: Seat, now: Millis): Millis {
  const before = clock.left[at] ?? millis(0);
  if (!runningSeats(state).includes(at)) return before;
  // A clock that was set back meanwhile, as a machine's may be, takes nothing and gives nothing.
  const after = before - Math.max(0, now - clock.since);
  // A flag that is noticed late costs no more than one that is noticed at once.
  const least = state.phase === 'lastPlay' ? Math.min(before, 0) : 0 - overtimeAllowed(state.ruleset.clock);
  return millis(Math.max(after, least));
}

/** The clock with all time used up to `now` taken off, but for what `lag` gives back to `mover`, who ends a turn. */
export function charged(
  state: GameState,
  clock: ClockState,
  { now, lag }: Pick<Env, 'now' | 'lag'>,
  mover: Seat | null,
): ClockState {
  const left = clock.left.map((_, index) => leftAt(state, clock, seat(index), now));
  // What is left of the time for one turn is lost with it, so there is nothing to give back.
  const gains = mover !== null && state.ruleset.clock?.kind === 'game';
  if (!gains) return { ...clock, left, since: later(clock.since, now) };
  const bucket = clock.credit[mover] ?? 0;
  const used = (clock.left[mover] ?? 0) - (left[mover] ?? 0);
  const back = Math.max(0, Math.min(lag, MAX_CREDIT, bucket, used));
  const refilled = Math.min(FULL_BUCKET, bucket - back + REFILL);
  return {
    left: left.with(mover, millis((left[mover] ?? 0) + back)),
    credit: clock.credit.with(mover, millis(refilled)),
    since: later(clock.since, now),
  };
}

/** The clock once the seat to move has had its turn: `taken` by itself, or missed (rule K1). */
export function afterTurnClock({ clock, ruleset, toMove }: GameState, taken: boolean): ClockState | null {
  const rule = ruleset.clock;
  if (clock === null || rule === null) return clock;
  const before = clock.left[toMove] ?? 0;
  const left = rule.kind === 'turn' ? rule.perTurn : before + (taken ? rule.increment : 0);
  return { ...clock, left: clock.left.with(toMove, millis(left)) };
}

/** When the seat to move loses by its time, or passes by it; null where none runs. */
export function flagAt({ clock, ruleset, phase, toMove }: GameState): Millis | null {
  if (clock === null || ruleset.clock === null || phase !== 'playing') return null;
  return millis(clock.since + (clock.left[toMove] ?? 0) + overtimeAllowed(ruleset.clock));
}

/** Points that a seat's overtime costs, 0 or less: for each minute begun (rule K2). */
export function overtimePoints(rule: ClockRule | null, left: Millis): number {
  if (rule?.kind !== 'game' || left >= 0) return 0;
  return 0 - Math.ceil(-left / MINUTE) * rule.overtime.perMinute;
}

const overtimeAllowed = (rule: ClockRule | null): number =>
  rule?.kind === 'game' ? rule.overtime.maxMinutes * MINUTE : 0;

const later = (one: Millis, other: Millis): Millis => (one > other ? one : other);
