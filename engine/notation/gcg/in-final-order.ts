import type { GcgEvent } from './gcg-game.ts';

const LAST: readonly GcgEvent['type'][] = ['challenge', 'rackGain', 'rackLoss', 'time'];

/**
 * The events, with those behind the last turn in the order of the final record: bonus, racks, time (rule E6). Totals
 * that this moved are left out, for they are others now.
 */
export function inFinalOrder(events: readonly GcgEvent[]): readonly GcgEvent[] {
  const from = 1 + events.findLastIndex(({ type }) => !LAST.includes(type));
  const recorded = events.slice(from);
  const ordered = recorded.toSorted((one, other) => LAST.indexOf(one.type) - LAST.indexOf(other.type));
  if (ordered.every((event, index) => event === recorded[index])) return events;
  return [...events.slice(0, from), ...ordered.map((event) => ({ ...event, total: null }))];
}
