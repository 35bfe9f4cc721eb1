import type { GcgEvent } from './gcg-game.ts';
import { withTotals } from './with-totals.ts';

const LAST: readonly GcgEvent['type'][] = ['challenge', 'rackGain', 'rackLoss', 'time'];

/**
 * The events, with those behind the last turn in the order of the final record: bonus, racks, time (rule E6). Totals
 * that this moved are left out, for they are others now; where one of them does not add up nothing is moved, since that
 * is to be seen.
 */
export function inFinalOrder(events: readonly GcgEvent[]): readonly GcgEvent[] {
  const from = 1 + events.findLastIndex(({ type }) => !LAST.includes(type));
  const recorded = events.slice(from);
  const ordered = recorded.toSorted((one, other) => LAST.indexOf(one.type) - LAST.indexOf(other.type));
  if (ordered.every((event, index) => event === recorded[index]) || !addUp(events, from)) return events;
  return [...events.slice(0, from), ...ordered.map((event) => ({ ...event, total: null }))];
}

/** Whether each total from this event on is the player's total before with the event's score. */
function addUp(events: readonly GcgEvent[], from: number): boolean {
  const sums = withTotals(events.map((event, index) => (index < from ? event : { ...event, total: null })));
  return events.every(({ total }, index) => total === null || total === sums[index]?.total);
}
