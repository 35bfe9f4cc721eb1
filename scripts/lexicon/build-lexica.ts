import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Letter, TileSet } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';
import type { LexiconRef } from '../../engine/words/lexicon.ts';
import { packGraph } from '../../engine/words/pack-graph.ts';
import { englishWords } from './english.ts';
import { inputStamp } from './input-stamp.ts';
import { notice } from './notice.ts';

/** One line of `index.json`: a lexicon and where its graph lies. */
export interface LexiconFile extends LexiconRef {
  /** Name of the packed graph in the same folder; it holds the hash, so the file never changes. */
  readonly file: string;
  readonly tileSet: TileSetId;
}

export const INDEX_FILE = 'index.json';
export const NOTICE_FILE = 'NOTICE.txt';
const STAMP_FILE = 'inputs.sha256';
const HASH_DIGITS = 16;

/**
 * Makes `folder` hold every lexicon as a packed graph, their index and their notices, and nothing older. Does
 * nothing when they stand there already, made of the same inputs. The same inputs give the same bytes.
 */
export function buildLexica(folder: string, say: (line: string) => void): readonly LexiconFile[] {
  const stamp = inputStamp();
  const standing = readStanding(folder, stamp);
  if (standing !== null) return standing;

  mkdirSync(folder, { recursive: true });
  const { words, counts } = englishWords();
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  say(`english: ${words.length} words (${parts.join(', ')})`);
  const lexica = [writeLexicon(folder, 'english', 'English (Crosstile 2026)', 'english', words)];

  for (const { id, hash, file } of lexica)
    say(`${id}: hash ${hash}, ${readFileSync(join(folder, file)).length} bytes`);
  writeWhole(folder, NOTICE_FILE, notice());
  writeWhole(folder, INDEX_FILE, `${JSON.stringify(lexica, null, 2)}\n`);
  writeWhole(folder, STAMP_FILE, `${stamp}\n`);
  removeOthers(folder, [STAMP_FILE, INDEX_FILE, NOTICE_FILE, ...lexica.map(({ file }) => file)]);
  return lexica;
}

function readStanding(folder: string, stamp: string): readonly LexiconFile[] | null {
  const stampFile = join(folder, STAMP_FILE);
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8').trim() !== stamp) return null;
  const lexica: readonly LexiconFile[] = JSON.parse(readFileSync(join(folder, INDEX_FILE), 'utf8'));
  const files = [NOTICE_FILE, ...lexica.map(({ file }) => file)];
  return files.every((file) => existsSync(join(folder, file))) ? lexica : null;
}

function writeLexicon(
  folder: string,
  id: string,
  title: string,
  tileSetId: TileSetId,
  words: readonly string[],
): LexiconFile {
  const tileSet: TileSet = TILE_SETS[tileSetId];
  const graph = new Uint8Array(
    packGraph(
      tileSet,
      words.map((word) => [...word] as Letter[]),
    ),
  );
  const digest = hash('sha256', graph, 'hex').slice(0, HASH_DIGITS);
  const file = `${id}-${digest}.bin`;
  writeWhole(folder, file, graph);
  return { id, title, hash: digest, words: words.length, file, tileSet: tileSetId };
}

/** Whole or not at all, whoever reads or writes at the same time. */
function writeWhole(folder: string, name: string, content: string | Uint8Array): void {
  const draft = join(folder, `.${name}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, join(folder, name));
}

function removeOthers(folder: string, keep: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.bin') && !keep.includes(name)) rmSync(join(folder, name), { force: true });
  }
}
