import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LETTERPRESS_FILE } from '../lexicon/packages.ts';
import { Problem } from '../support/fail.ts';
import { ROOT } from '../support/paths.ts';

const SHARED = join(ROOT, '..', 'shared');
const PRODUCT = join(import.meta.dirname, 'moves-product.ts');
const PLAYABLE = /^[a-z]{2,15}$/;

/** What one process measured; times are best of a few passes over all positions, by CPU time. */
type Figures = Readonly<Record<string, number>>;

interface Options {
  readonly words: string;
  readonly positions: string;
  readonly rounds: number;
  readonly reference: string;
}

/**
 * Finds plays on the same words and positions with the product and with the reference, each in a process of its own, in
 * turns. Prints every round, and last a line of JSON: medians of both, and medians of the rounds' ratios.
 */
export async function benchMoves(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const product: Figures[] = [];
  const reference: Figures[] = [];
  for (let round = 1; round <= options.rounds; round++) {
    reference.push(measure(join(options.reference, 'run.ts'), options));
    product.push(measure(PRODUCT, options));
    console.log(`round ${round} reference ${JSON.stringify(reference.at(-1))}`);
    console.log(`round ${round} product   ${JSON.stringify(product.at(-1))}`);
  }
  const ratio = (own: string, theirs: string): number =>
    median(product.map((figures, index) => (figures[own] ?? 0) / (reference[index]?.[theirs] ?? 0)));
  const ratios = {
    all: ratio('allPerSecond', 'allPerSecond'),
    bestByScore: ratio('bestPerSecond', 'bestPerSecond'),
    bestByEquity: ratio('equityPerSecond', 'bestPerSecond'),
  };
  console.log(JSON.stringify({ product: medians(product), reference: medians(reference), ratios }));
  if (product.some(({ mismatches }) => mismatches !== 0)) process.exitCode = 1;
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseOptions(args);
  const rounds = Number(values.rounds ?? 5);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem('--rounds wants a whole number above 0.');
  const options = {
    words: values.words ?? writeWords(),
    positions: values.positions ?? join(SHARED, 'data', 'positions', 'plays.tsv'),
    rounds,
    reference: values.reference ?? join(SHARED, 'bench'),
  };
  for (const path of [options.words, options.positions, join(options.reference, 'run.ts')]) {
    if (!existsSync(path))
      throw new Problem(`There is no ${path}: see --words, --positions and --reference.`);
  }
  return options;
}

function parseOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { words: text, positions: text, rounds: text, reference: text },
    });
  } catch {
    throw new Problem(
      'npm run bench -- moves knows --words FILE, --positions FILE, --rounds N, --reference DIR.',
    );
  }
}

/** The words that the recorded positions were counted with, one a line. */
function writeWords(): string {
  const list: readonly string[] = JSON.parse(readFileSync(LETTERPRESS_FILE, 'utf8'));
  const words = list.filter((word) => PLAYABLE.test(word)).map((word) => word.toUpperCase());
  const folder = join(ROOT, '.build', 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'words.txt');
  writeFileSync(file, `${words.join('\n')}\n`);
  return file;
}

function measure(script: string, { words, positions }: Options): Figures {
  const output = execFileSync(process.execPath, [script, words, positions], { encoding: 'utf8' });
  return JSON.parse(output);
}

function medians(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((figures) => figures[name] ?? 0))]));
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Number((sorted[sorted.length >> 1] ?? 0).toFixed(3));
}
