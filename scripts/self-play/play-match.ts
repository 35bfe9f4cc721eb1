import { quickChance } from '../../engine/base/quick-chance.ts';
import { type Player, playGame, shuffledTiles, type Workshop } from './play-game.ts';
import { type Rate, rateOf } from './rate.ts';

/** What came of games between two players. */
export interface MatchResult {
  readonly games: number;
  /** The first player's; a draw is half a win. */
  readonly wins: Rate;
  readonly draws: number;
  /** Points a game of the first and of the second player. */
  readonly points: readonly [number, number];
}

/**
 * Plays pairs of games. Both games of a pair have the tiles in one order, and each player begins one of them, so that
 * luck of the draw counts for both. The same seed plays the same games.
 */
export function playMatch(
  bench: Workshop,
  players: readonly [Player, Player],
  pairs: number,
  seed: number,
  done: (pairs: number) => void = () => {},
): MatchResult {
  const [a, b] = players;
  const scores: number[] = [];
  let draws = 0;
  let pointsOfA = 0;
  let pointsOfB = 0;
  for (let pair = 0; pair < pairs; pair++) {
    let wins = 0;
    for (const first of [0, 1]) {
      const chance = quickChance(seed + pair);
      const tiles = shuffledTiles(bench.tileSet, chance);
      const totals = playGame(bench, first === 0 ? [a, b] : [b, a], tiles, chance);
      const own = totals[first] ?? 0;
      const other = totals[1 - first] ?? 0;
      pointsOfA += own;
      pointsOfB += other;
      if (own === other) draws++;
      wins += own > other ? 1 : own === other ? 0.5 : 0;
    }
    scores.push(wins / 2);
    done(pair + 1);
  }
  const games = 2 * pairs;
  return { games, wins: rateOf(scores), draws, points: [pointsOfA / games, pointsOfB / games] };
}
