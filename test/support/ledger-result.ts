import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { EndedEvent } from '../../engine/game/events.ts';
import { pointsOf } from './classic-facts.ts';
import type { LedgerSeat } from './ledger-seats.ts';
import { same } from './same.ts';

interface Finished {
  readonly rules: Ruleset;
  readonly seats: readonly LedgerSeat[];
  /** Time left by seat. */
  readonly clocks: readonly number[];
  /** Who wins where the ending decides by itself; null where points do. */
  readonly winner: number | null;
}

/** The totals; throws where the event has others, or other places (rules E4, E5, E6, K2). */
export function checkResult(game: Finished, event: EndedEvent): readonly number[] {
  const { rules, seats, winner } = game;
  const before = seats.map(({ score }) => score);
  const totals = before.map(
    (score, seat) =>
      score + (winner === null ? rackPoints(game, seat, event.out) - timePoints(game, seat) : 0),
  );
  same(
    'total',
    event.standings.map(({ total }) => total),
    totals,
  );
  same(
    'before',
    event.standings.map((standing) => standing.before),
    before,
  );
  // Whoever is ahead whatever the points, then by total, then as the rule for ties has it: those who have all alike
  // share the first of their places.
  const ties = rules.tie === 'beforeDeductions';
  const rank = totals.map((total, seat) => {
    const ahead = winner === null ? !seats[seat]?.left : winner === seat;
    return (ahead ? 1e12 : 0) + total * 100_000 + (ties ? (before[seat] ?? 0) : 0);
  });
  const places = rank.map((own) => 1 + rank.filter((other) => other > own).length);
  same(
    'places',
    event.standings.map(({ place }) => place),
    places,
  );
  return totals;
}

/** What the tiles that are left take from a seat and bring it. */
function rackPoints({ rules, seats }: Finished, own: number, out: number | null): number {
  const style = out === null ? 'none' : rules.end.out;
  const others = seats.filter(({ left }, seat) => seat !== own && !left);
  const brought = own === out ? pointsOf(others.flatMap(({ rack }) => rack)) : 0;
  const taken = pointsOf(seats[own]?.rack ?? []);
  if (style === 'doubleOpponent') return 2 * brought;
  return (style === 'sumOthers' ? brought : 0) - taken;
}

/** What is lost for every minute of overtime begun. */
function timePoints({ rules: { clock }, clocks }: Finished, at: number): number {
  const over = Math.max(0, -(clocks[at] ?? 0));
  const begun = Math.floor(over / 60_000) + (over % 60_000 > 0 ? 1 : 0);
  return clock?.kind === 'game' ? begun * clock.overtime.perMinute : 0;
}
