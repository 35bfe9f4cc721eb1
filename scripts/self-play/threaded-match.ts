import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type MatchResult, matchOf, type PairResult } from './play-match.ts';
import type { PlayerName } from './players.ts';

/** A match that is asked for. */
export interface MatchWish {
  readonly lexicon: string;
  readonly players: readonly [PlayerName, PlayerName];
  readonly pairs: number;
  readonly seed: number;
}

/** What a thread of it is given; `next` is shared, and its first number the pair that nobody has begun. */
export interface ThreadWork extends MatchWish {
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** What a thread tells of a pair. */
export interface PlayedPair {
  readonly pair: number;
  readonly result: PairResult;
  /** By player, milliseconds of processor for each turn. */
  readonly times: readonly [readonly number[], readonly number[]];
}

/** What came of a match, and the milliseconds of processor that each player took for a turn, the shortest first. */
export interface TimedMatch extends MatchResult {
  readonly times: readonly [readonly number[], readonly number[]];
}

/** A match on all processors; its games are those of `playMatch`, since each pair has a seed of its own. */
export async function threadedMatch(
  wish: MatchWish,
  played: (pairs: number) => void = () => undefined,
): Promise<TimedMatch> {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const pairs: PlayedPair[] = [];
  const threads = Array.from({ length: Math.min(availableParallelism(), wish.pairs) }, () =>
    thread({ ...wish, next }, (pair) => played(pairs.push(pair))),
  );
  await Promise.all(threads);
  pairs.sort((one, other) => one.pair - other.pair);
  const timesOf = (player: 0 | 1): readonly number[] =>
    pairs.flatMap(({ times }) => times[player]).sort((one, other) => one - other);
  return { ...matchOf(pairs.map(({ result }) => result)), times: [timesOf(0), timesOf(1)] };
}

function thread(work: ThreadWork, played: (pair: PlayedPair) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./match-thread.ts', import.meta.url), { workerData: work });
  worker.on('message', played);
  worker.on('error', reject);
  worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))));
  return promise;
}
