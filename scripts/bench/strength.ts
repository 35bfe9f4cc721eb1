import { parseArgs } from 'node:util';
import { findLexicon } from '../cli/lexica.ts';
import { wholeNumber } from '../cli/whole-number.ts';
import type { PlayerName } from '../self-play/players.ts';
import { threadedMatch } from '../self-play/threaded-match.ts';
import { Problem } from '../support/fail.ts';

const PAIRS = { expert: 5000, master: 1000 };
const SAYS_EVERY = 50;

/** How strong the computer opponents are, and what they take: the last line is JSON. */
export async function benchStrength(args: readonly string[]): Promise<void> {
  const { expert, master, seed, lexicon } = readOptions(args);
  const matches = [await match('expert', 'greedy', expert), await match('master', 'expert', master)];
  console.log(JSON.stringify({ lexicon, seed, matches: matches.filter((each) => each !== null) }));

  async function match(a: PlayerName, b: PlayerName, pairs: number) {
    if (pairs === 0) return null;
    const { times, ...result } = await threadedMatch({ lexicon, players: [a, b], pairs, seed }, (played) => {
      if (played % SAYS_EVERY === 0) console.error(`${a} against ${b}: ${played} of ${pairs} pairs`);
    });
    const { rate, low, high } = result.wins;
    console.log(
      `${a} against ${b}: ${percent(rate)} (${percent(low)} to ${percent(high)}) of ${result.games} games`,
    );
    return { a, b, pairs, ...result, turnMs: { a: timesOf(times[0]), b: timesOf(times[1]) } };
  }
}

/** Milliseconds of processor a turn. */
const timesOf = (times: readonly number[]) => ({
  mean: Number((times.reduce((sum, time) => sum + time, 0) / times.length).toFixed(1)),
  p95: percentile(times, 0.95),
  most: percentile(times, 1),
});

function percentile(sorted: readonly number[], part: number): number {
  const at = Math.min(sorted.length - 1, Math.floor(part * sorted.length));
  return Number((sorted[at] ?? 0).toFixed(1));
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function readOptions(args: readonly string[]) {
  const { values } = parseOptions(args);
  findLexicon(values.lexicon);
  return {
    lexicon: values.lexicon,
    seed: wholeNumber('seed', values.seed, 1),
    expert: wholeNumber('expert-pairs', values['expert-pairs'], PAIRS.expert),
    master: wholeNumber('master-pairs', values['master-pairs'], PAIRS.master),
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        lexicon: { type: 'string', default: 'english' },
        seed: { type: 'string' },
        'expert-pairs': { type: 'string' },
        'master-pairs': { type: 'string' },
      },
    });
  } catch {
    throw new Problem(
      'npm run bench -- strength knows --expert-pairs N, --master-pairs N, --seed S, --lexicon NAME.',
    );
  }
}
