import { quickChance } from '../../engine/base/quick-chance.ts';
import { type Player, playGame, shuffledTiles, type Workshop } from './play-game.ts';
import { type Rate, rateOf } from './rate.ts';

/** What came of the two games of a pair, for the first player. */
export interface PairResult {
  /** 0 to 2; a draw is half a win. */
  readonly wins: number;
  readonly draws: number;
  /** Points of the first and of the second player in both games. */
  readonly points: readonly [number, number];
}

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
): MatchResult {
  return matchOf(Array.from({ length: pairs }, (_, pair) => playPair(bench, players, seed + pair)));
}

/** The two games of a pair; the tiles and all other chance come from the seed. */
export function playPair(bench: Workshop, [a, b]: readonly [Player, Player], seed: number): PairResult {
  const [first, second] = [0, 1].map((begins) => {
    const chance = quickChance(seed);
    const tiles = shuffledTiles(bench.tileSet, chance);
    const totals = playGame(bench, begins === 0 ? [a, b] : [b, a], tiles, chance);
    return [totals[begins] ?? 0, totals[1 - begins] ?? 0] as const;
  });
  const games = [first ?? [0, 0], second ?? [0, 0]];
  return {
    wins: games.reduce((sum, [own, other]) => sum + (own > other ? 1 : own === other ? 0.5 : 0), 0),
    draws: games.filter(([own, other]) => own === other).length,
    points: [sumOf(games.map(([own]) => own)), sumOf(games.map(([, other]) => other))],
  };
}

export function matchOf(pairs: readonly PairResult[]): MatchResult {
  const games = 2 * pairs.length;
  return {
    games,
    wins: rateOf(pairs.map(({ wins }) => wins / 2)),
    draws: sumOf(pairs.map(({ draws }) => draws)),
    points: [
      sumOf(pairs.map(({ points: [own] }) => own)) / games,
      sumOf(pairs.map(({ points: [, other] }) => other)) / games,
    ],
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
