import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';
import type { LexiconRef, Word } from '../../engine/words/lexicon.ts';
import { packGraph } from '../../engine/words/pack-graph.ts';
import { wordTiles } from '../../engine/words/word-tiles.ts';
import { inputStamp } from './input-stamp.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';

/** One line of `index.json`: a lexicon and where its graph lies. */
export interface LexiconFile extends LexiconRef {
  /** Name of the packed graph in the same folder; it holds the hash, so the file never changes. */
  readonly file: string;
  readonly tileSet: TileSetId;
}

const INDEX_FILE = 'index.json';
const NOTICE_FILE = 'NOTICE.txt';
const HASH_DIGITS = 16;
const RULE = '='.repeat(78);

/** What a lexicon was made of, beside its graph. */
const stampFile = (id: string): string => `${id}.sha256`;

/**
 * Makes `folder` hold every lexicon as a packed graph, their index and their notices, and nothing older. What stands
 * there already, made of the same inputs, is left. The same inputs give the same bytes.
 */
export function buildLexica(
  folder: string,
  say: (line: string) => void,
  recipes: readonly Recipe[] = RECIPES,
): readonly LexiconFile[] {
  mkdirSync(folder, { recursive: true });
  const standing = readIndex(folder);
  const lexica = recipes.map((recipe) => standingOrMade(folder, standing, recipe, say));
  writeAbout(folder, lexica, recipes);
  removeOthers(
    folder,
    lexica.flatMap(({ id, file }) => [file, stampFile(id)]),
  );
  return lexica;
}

/** The same for one lexicon, whatever the others are; null where there is no recipe of this ID. */
export function buildLexicon(
  folder: string,
  id: string,
  say: (line: string) => void,
  recipes: readonly Recipe[] = RECIPES,
): LexiconFile | null {
  const recipe = recipes.find((each) => each.id === id);
  if (recipe === undefined) return null;
  mkdirSync(folder, { recursive: true });
  const standing = readIndex(folder);
  const lexicon = standingOrMade(folder, standing, recipe, say);
  if (!standing.includes(lexicon)) {
    writeAbout(folder, [...standing.filter((each) => each.id !== id), lexicon], recipes);
  }
  return lexicon;
}

function writeAbout(folder: string, lexica: readonly LexiconFile[], recipes: readonly Recipe[]): void {
  writeWhole(folder, NOTICE_FILE, noticeOf(recipes));
  writeWhole(folder, INDEX_FILE, `${JSON.stringify(lexica, null, 2)}\n`);
}

function readIndex(folder: string): readonly LexiconFile[] {
  const file = join(folder, INDEX_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function standingOrMade(
  folder: string,
  standing: readonly LexiconFile[],
  recipe: Recipe,
  say: (line: string) => void,
): LexiconFile {
  const stamp = inputStamp(recipe);
  return standingLexicon(folder, standing, recipe.id, stamp) ?? makeLexicon(folder, recipe, stamp, say);
}

function standingLexicon(
  folder: string,
  standing: readonly LexiconFile[],
  id: string,
  stamp: string,
): LexiconFile | null {
  const file = join(folder, stampFile(id));
  if (!existsSync(file) || readFileSync(file, 'utf8').trim() !== stamp) return null;
  const lexicon = standing.find((each) => each.id === id);
  return lexicon !== undefined && existsSync(join(folder, lexicon.file)) ? lexicon : null;
}

function makeLexicon(
  folder: string,
  { id, title, tileSet, make }: Recipe,
  stamp: string,
  say: (line: string) => void,
): LexiconFile {
  const { words, counts } = make();
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  say(`${id}: ${words.length} words (${parts.join(', ')})`);
  const graph = new Uint8Array(packGraph(TILE_SETS[tileSet], tileByTile(tileSet, words)));
  const digest = hash('sha256', graph, 'hex').slice(0, HASH_DIGITS);
  const file = `${id}-${digest}.bin`;
  writeWhole(folder, file, graph);
  writeWhole(folder, stampFile(id), `${stamp}\n`);
  say(`${id}: hash ${digest}, ${graph.length} bytes`);
  return { id, title, hash: digest, words: words.length, file, tileSet };
}

function* tileByTile(tileSet: TileSetId, words: readonly string[]): Generator<Word> {
  for (const text of words) {
    const word = wordTiles(TILE_SETS[tileSet], text);
    if (word === null) throw new RangeError(`not a word of ${tileSet} tiles: ${text}`);
    yield word;
  }
}

const noticeOf = (recipes: readonly Recipe[]): string =>
  [`Notices for Crosstile's word lists\n`, ...recipes.map(({ notice }) => `${RULE}\n\n${notice()}`)].join(
    '\n',
  );

/** Whole or not at all, whoever reads or writes at the same time; not at all where it stands so already. */
function writeWhole(folder: string, name: string, content: string | Uint8Array): void {
  const path = join(folder, name);
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
  const draft = join(folder, `.${name}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, path);
}

function removeOthers(folder: string, keep: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (/\.(bin|sha256)$/.test(name) && !keep.includes(name)) rmSync(join(folder, name), { force: true });
  }
}
