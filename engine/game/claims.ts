import type { Ruleset } from '../equipment/ruleset.ts';

/** What may be claimed of a seat that is gone on its own turn (rule R3). */
export type ClaimKind = 'win' | 'remove' | 'end' | 'bot';

const MINUTE = 60_000;
const TIMED = MINUTE;
const UNTIMED = 5 * MINUTE;
const UNTIMED_WIN = 24 * 60 * MINUTE;

/**
 * How long, in milliseconds, a seat must have been gone on its turn before it is claimed of it; null where the rules of
 * the table do not have it. `seats` are those that the game began with.
 */
export function claimDelay({ clock }: Pick<Ruleset, 'clock'>, seats: number, kind: ClaimKind): number | null {
  switch (kind) {
    case 'win':
      return seats > 2 ? null : outDelay(clock);
    case 'remove':
      return seats > 2 ? outDelay(clock) : null;
    case 'end':
    case 'bot':
      return clock === null ? UNTIMED : null;
  }
}

const outDelay = (clock: Ruleset['clock']): number => (clock === null ? UNTIMED_WIN : TIMED);
