import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { LedgerSeat } from './ledger-seats.ts';

/** Who may challenge a play of `mover`, by seat. */
export function mayChallenge(
  seats: readonly LedgerSeat[],
  toMove: number,
  mover: number,
  who: Ruleset['challenge']['who'],
): number[] {
  const clockwise = seats.map((_, step) => (toMove + step) % seats.length);
  const others = clockwise.filter((seat) => seat !== mover && !seats[seat]?.left);
  return who === 'next' ? others.slice(0, 1) : others.sort();
}
