import { ok, type Result } from '../../base/result.ts';
import { badLine, type GcgError } from './gcg-error.ts';
import type { GcgEvent, GcgPlayer } from './gcg-game.ts';
import type { ReadEntry } from './read-event.ts';

/**
 * Each event with its player. Players of the same nick take turns in their order; what belongs to no turn goes to the
 * one whose total it fits.
 */
export function assignPlayers(
  players: readonly GcgPlayer[],
  entries: readonly ReadEntry[],
): Result<readonly GcgEvent[], GcgError> {
  const events: GcgEvent[] = [];
  const totals = players.map(() => 0);
  for (const { nick, ...told } of entries) {
    const named = players.flatMap((player, index) => (player.nick === nick ? [index] : []));
    const player =
      named.length > 1 ? pick(players.length, named, told, events.at(-1)?.player, totals) : named[0];
    if (player === undefined) return badLine('gcg/unknown-nick', told.line, nick);
    totals[player] = told.total ?? (totals[player] ?? 0) + told.score;
    events.push({ ...told, player });
  }
  return ok(events);
}

function pick(
  players: number,
  named: readonly number[],
  { type, score, total }: Pick<GcgEvent, 'type' | 'score' | 'total'>,
  last: number | undefined,
  totals: readonly number[],
): number | undefined {
  const isTurn = type === 'play' || type === 'exchange' || type === 'pass';
  const isOwn = type === 'withdrawn' || type === 'challenge' || type === 'rackGain';
  const from = last === undefined ? 0 : isOwn ? last : last + 1;
  const order = Array.from({ length: players }, (_, step) => (from + step) % players);
  const candidates = order.filter((player) => named.includes(player));
  const fitting = isTurn ? undefined : candidates.find((player) => (totals[player] ?? 0) + score === total);
  return fitting ?? candidates[0];
}
