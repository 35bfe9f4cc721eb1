/**
 * Learns what kept tiles are worth in a language and writes it down for the engine:
 * `node scripts/leaves/learn.ts --lexicon english --seed 1 --games 4000 --generations 3`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { readGraph } from '../../engine/words/word-graph.ts';
import { buildLexicon } from '../lexicon/build-lexica.ts';
import { Problem, runMain } from '../support/fail.ts';
import { LEXICA, ROOT } from '../support/paths.ts';
import { learnLeaves } from './learn-leaves.ts';

/** Letters that count as vowels, where a language has more than the five. */
const VOWELS: Readonly<Record<string, string>> = { norwegian: 'AEIOUYÆØÅ', swedish: 'AEIOUYÅÄÖ' };
const FIVE = 'AEIOU';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      lexicon: { type: 'string', default: 'english' },
      seed: { type: 'string', default: '1' },
      games: { type: 'string', default: '4000' },
      generations: { type: 'string', default: '3' },
    },
  });
  const file = buildLexicon(LEXICA, values.lexicon, console.error);
  if (file === null) throw new Problem(`There is no lexicon ${values.lexicon}.`);
  const tileSet = TILE_SETS[file.tileSet];
  const graph = readGraph(tileSet, new Uint8Array(readFileSync(join(LEXICA, file.file))).buffer);
  if (!graph.ok) throw new Problem(`The word list ${file.file} cannot be read.`);
  const data = learnLeaves(
    {
      tileSet: file.tileSet,
      vowels: VOWELS[file.tileSet] ?? FIVE,
      graph: graph.value,
      learned: {
        lexicon: file.hash,
        seed: Number(values.seed),
        games: Number(values.games),
        generations: Number(values.generations),
      },
    },
    console.error,
  );
  const name = `${file.tileSet.toUpperCase()}_LEAVES`;
  const rows = (table: readonly (readonly number[])[]): string =>
    table.map((row) => `    [${row.join(', ')}],\n`).join('');
  const { tileSet: id, learned, vowels, singles, pairs, balance, bagLeft } = data;
  writeFileSync(
    join(ROOT, 'engine', 'moves', 'bots', 'leaves', `${file.tileSet}.ts`),
    `import type { LeaveData } from '../leave-data.ts';

// Written by scripts/leaves/learn.ts; not to be changed by hand.
// biome-ignore format: tables, a kind a row
export const ${name}: LeaveData = {
  tileSet: '${id}',
  learned: { lexicon: '${learned.lexicon}', seed: ${learned.seed}, games: ${learned.games}, generations: ${learned.generations} },
  vowels: '${vowels}',
  singles: [
${rows(singles)}  ],
  pairs: [
${rows(pairs)}  ],
  balance: [
${rows(balance)}  ],
  bagLeft: [${bagLeft.join(', ')}],
};
`,
  );
});
