import type { Seat } from '../../engine/base/units.ts';
import type { EndReason } from '../../engine/game/events.ts';
import type { StepView } from '../../engine/protocol/server-message.ts';

/** Endings of games that nobody thought about any more. */
const UNATTENDED: ReadonlySet<EndReason> = new Set(['abandoned', 'absence']);

/**
 * Milliseconds that each seat had the turn for, by the times of the room's steps, with or without a clock; `toMove` had
 * it when the game ended. The wait for answers to a last play is nobody's.
 */
export function timeUsed(steps: readonly StepView[], seats: number, toMove: Seat): readonly number[] {
  const used = Array.from({ length: seats }, () => 0);
  let since: number | null = null;
  const spend = (seat: Seat, at: number): void => {
    if (since !== null) used[seat] = (used[seat] ?? 0) + at - since;
  };
  for (const { at, events } of steps) {
    for (const event of events) {
      switch (event.type) {
        case 'dealt':
          since = at;
          break;
        case 'played':
        case 'exchanged':
        case 'passed':
        case 'turnLost':
          spend(event.seat, at);
          since = at;
          break;
        case 'lastPlayWaited':
          since = null;
          break;
        case 'challenged':
          since ??= at;
          break;
        case 'ended':
          if (!UNATTENDED.has(event.reason)) spend(toMove, at);
          since = null;
          break;
        default:
          break;
      }
    }
  }
  return used;
}
