import type { Seat } from '../../engine/base/units.ts';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';
import type { GameView } from '../../engine/game/view-types.ts';

export const MINUTE = 60_000;
export const LAST_SECONDS = 10_000;

/** How pressing a seat's time is; by a rule that gives no more than that to begin with, nothing is. */
export type Urgency = 'calm' | 'minute' | 'seconds' | 'overtime';

/**
 * A seat's time at `now` by the room's clock, in milliseconds, below 0 in overtime; null without a clock. It stops when
 * the flag is to fall, whether or not the room has said so yet.
 */
export function leftAt(
  { clock, phase }: Pick<GameView, 'clock' | 'phase'>,
  at: Seat,
  now: number,
): number | null {
  const before = clock?.left[at];
  if (clock === null || before === undefined) return null;
  if (phase === 'over' || !clock.running.includes(at)) return before;
  // What the room told last may be ahead of this device's last look at its own clock.
  const used = Math.min(now, clock.flagAt ?? now) - clock.since;
  const after = before - Math.max(0, used);
  // An answer to a last play makes no overtime (rule C4).
  return phase === 'lastPlay' ? Math.max(after, Math.min(before, 0)) : after;
}

export function urgencyOf(rule: ClockRule, left: number): Urgency {
  if (left < 0) return 'overtime';
  const full = rule.kind === 'game' ? rule.initial : rule.perTurn;
  if (left < LAST_SECONDS && full > LAST_SECONDS) return 'seconds';
  return left < MINUTE && full > MINUTE ? 'minute' : 'calm';
}

/** A time as a clock has it: begun seconds count whole, so that 0 is shown when nothing is left. */
export interface Dial {
  readonly overtime: boolean;
  readonly minutes: number;
  readonly seconds: number;
  /** Only in the last ten seconds; then `minutes` is 0. */
  readonly tenths: number | null;
}

export function dialOf(left: number): Dial {
  const tenths = Math.ceil(left / 100);
  if (left >= 0 && tenths < 100) {
    return { overtime: false, minutes: 0, seconds: Math.floor(tenths / 10), tenths: tenths % 10 };
  }
  const seconds = Math.ceil(Math.abs(left) / 1000);
  return { overtime: left < 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60, tenths: null };
}

/** Milliseconds until a running time's dial is another one. */
export function untilNextDial(left: number): number {
  // Begun seconds count whole on both sides of 0: above it they end with their last moment, below it behind that.
  if (left < 0) return 1000 - ((-left - 1) % 1000);
  if (left === 0) return 1;
  const unit = Math.ceil(left / 100) <= 100 ? 100 : 1000;
  return ((left - 1) % unit) + 1;
}
