import { boardLayout } from '../../engine/equipment/board-layout.ts';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { MoveGenerator } from '../../engine/moves/move-generator.ts';
import type { Word } from '../../engine/words/lexicon.ts';
import { packGraph } from '../../engine/words/pack-graph.ts';
import { readGraph } from '../../engine/words/word-graph.ts';
import type { Language } from './brute-force.ts';
import { DIGRAPHS } from './digraphs.ts';
import { norwegianWords } from './norwegian.ts';
import { seededRandom } from './seeded-random.ts';
import { wordOf } from './tiles.ts';
import { toyTileSet } from './toy-tile-set.ts';
import { englishWords } from './word-tree.ts';

const bingo = { tiles: 7, points: 50 };
const layout = BOARD_LAYOUTS.classic;

/** A small board that is no square and has its star off the middle. */
const OBLONG = boardLayout('oblong', ['T..d...', '.D..t..', '..*...D', 'd..t..T', '.t..D..']);

/** One English word in so many, and the shortest: the full list is too long to be held over every stretch. */
const EVERY = 300;

const english = englishWords(8)
  .filter((word, index) => word.length === 2 || index % EVERY === 0)
  .map(wordOf);

/** Rows of up to `longest` letters. The first has one letter only, which is a word but no play. */
function someRows(alphabet: readonly Letter[], longest: number, wanted: number): readonly Word[] {
  const random = seededRandom(77);
  const rows = Array.from({ length: wanted }, () =>
    Array.from({ length: 2 + random.below(longest - 1) }, () => random.pick(alphabet)),
  );
  return [alphabet.slice(0, 1), ...rows];
}

const SIXTY = toyTileSet(Array.from({ length: 60 }, (_, index) => `L${index}`).join(' '));

export const ENGLISH_SOME: Language = { layout, tileSet: TILE_SETS.english, bingo, words: english };
export const NORWEGIAN_SOME: Language = {
  layout,
  tileSet: TILE_SETS.norwegian,
  bingo,
  words: norwegianWords(),
};
export const DIGRAPHS_OBLONG: Language = {
  layout: OBLONG,
  tileSet: DIGRAPHS,
  bingo: { tiles: 3, points: 11 },
  words: someRows(DIGRAPHS.alphabet, 6, 240),
};
/** The widest alphabet, of letters that are told apart only by their second half. */
export const SIXTY_OBLONG: Language = {
  layout: OBLONG,
  tileSet: SIXTY,
  bingo: { tiles: 4, points: 20 },
  words: someRows(SIXTY.alphabet, 4, 900),
};

/** A generator for a language. */
export function generatorOf(language: Language): MoveGenerator {
  const graph = readGraph(language.tileSet, packGraph(language.tileSet, language.words));
  if (!graph.ok) throw new Error(graph.error.code);
  return new MoveGenerator(language, graph.value);
}
