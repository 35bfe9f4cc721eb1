import type { GcgEvent } from './gcg-game.ts';

/** The events, with every total that is missing summed up from the player's total before. */
export function withTotals(events: readonly GcgEvent[]): readonly (GcgEvent & { readonly total: number })[] {
  const totals = new Map<number, number>();
  return events.map((event) => {
    const total = event.total ?? (totals.get(event.player) ?? 0) + event.score;
    totals.set(event.player, total);
    return { ...event, total };
  });
}
