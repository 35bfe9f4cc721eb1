import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';
import type { LexiconRef, Word } from '../../engine/words/lexicon.ts';
import { packGraph } from '../../engine/words/pack-graph.ts';
import { VOCABULARIES, type Vocabulary } from '../../engine/words/vocabulary.ts';
import { wordTiles } from '../../engine/words/word-tiles.ts';
import { inputStamp } from './input-stamp.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';

/** One line of `index.json`: a lexicon and where its graph lies. */
export interface LexiconFile extends LexiconRef {
  /** Name of the packed graph in the same folder; it holds the hash, so the file never changes. */
  readonly file: string;
  readonly tileSet: TileSetId;
  /** Packed graphs of its vocabularies in the same folder, named as `file` is. */
  readonly vocabularies: Readonly<Record<Vocabulary, string>>;
}

const INDEX_FILE = 'index.json';
const NOTICE_FILE = 'NOTICE.txt';
const HASH_DIGITS = 16;
const RULE = '='.repeat(78);

/** Where nothing says how rare a word is, one of so many tiles at most counts as known. */
const KNOWN_LENGTHS: Readonly<Record<Vocabulary, number>> = { everyday: 4, common: 6 };

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
    lexica.flatMap((lexicon) => [...graphsOf(lexicon), stampFile(lexicon.id)]),
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

const graphsOf = ({ file, vocabularies }: LexiconFile): readonly string[] => [
  file,
  ...VOCABULARIES.map((each) => vocabularies[each]),
];

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
  if (lexicon === undefined) return null;
  return graphsOf(lexicon).every((graph) => existsSync(join(folder, graph))) ? lexicon : null;
}

function makeLexicon(
  folder: string,
  { id, title, tileSet, make }: Recipe,
  stamp: string,
  say: (line: string) => void,
): LexiconFile {
  const { words, counts, vocabularies } = make();
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  say(`${id}: ${words.length} words (${parts.join(', ')})`);
  const whole = writeGraph(folder, id, tileSet, tileByTile(tileSet, words));
  say(`${id}: hash ${whole.hash}, ${whole.bytes} bytes`);
  const known = (vocabulary: Vocabulary): string => {
    const few = vocabularies
      ? tileByTile(tileSet, vocabularies[vocabulary])
      : tileByTile(tileSet, words, KNOWN_LENGTHS[vocabulary]);
    return writeGraph(folder, `${id}-${vocabulary}`, tileSet, few).file;
  };
  const files = { everyday: known('everyday'), common: known('common') };
  writeWhole(folder, stampFile(id), `${stamp}\n`);
  const { hash, file } = whole;
  return { id, title, hash, words: words.length, file, tileSet, vocabularies: files };
}

/** Writes the graph of some words into a file that is named by its hash. */
function writeGraph(
  folder: string,
  name: string,
  tileSet: TileSetId,
  words: Iterable<Word>,
): { readonly file: string; readonly hash: string; readonly bytes: number } {
  const graph = new Uint8Array(packGraph(TILE_SETS[tileSet], words));
  const digest = hash('sha256', graph, 'hex').slice(0, HASH_DIGITS);
  const file = `${name}-${digest}.bin`;
  writeWhole(folder, file, graph);
  return { file, hash: digest, bytes: graph.length };
}

/** The words of `longest` tiles at most. */
function* tileByTile(
  tileSet: TileSetId,
  words: readonly string[],
  longest = Number.POSITIVE_INFINITY,
): Generator<Word> {
  for (const text of words) {
    const word = wordTiles(TILE_SETS[tileSet], text);
    if (word === null) throw new RangeError(`not a word of ${tileSet} tiles: ${text}`);
    if (word.length <= longest) yield word;
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
