import { isLetter, type TileSet } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { Env } from '../../engine/game/env.ts';
import { findsPlay } from '../../engine/moves/finds-play.ts';
import type { Word, WordList } from '../../engine/words/lexicon.ts';
import { packGraph } from '../../engine/words/pack-graph.ts';
import { readGraph, type WordGraph } from '../../engine/words/word-graph.ts';

/** The lexicon of these words and no others, any case, one tile a character. */
export function lexiconOf(words: readonly string[]): WordList {
  const spelled = words.map((word) => [...word.toUpperCase()]);
  const known = new Set(spelled.map(tileByTile));
  return withGraph((word) => known.has(tileByTile(word)), spelled);
}

/** A lexicon whose graph is packed when it is first asked for: few tests walk it. */
export function withGraph(has: (word: Word) => boolean, words: readonly (readonly string[])[]): WordList {
  let graph: WordGraph | null = null;
  return {
    has,
    get graph() {
      graph ??= graphOf(TILE_SETS.english, words);
      return graph;
    },
  };
}

function graphOf(tileSet: TileSet, words: readonly (readonly string[])[]): WordGraph {
  const letters = words.map((word) => word.filter((face) => isLetter(tileSet, face)));
  const graph = readGraph(tileSet, packGraph(tileSet, letters));
  if (!graph.ok) throw new Error(graph.error.code);
  return graph.value;
}

/** What an environment knows of words: these, or those of a list. */
export function judgedBy(words: readonly string[] | WordList): Pick<Env, 'lexicon' | 'findsPlay'> {
  const lexicon = 'graph' in words ? words : lexiconOf(words);
  return { lexicon, findsPlay: (...question) => findsPlay(lexicon.graph)(...question) };
}

/** With a border between tiles, so that C and H side by side are not the tile CH. */
const tileByTile = (letters: readonly string[]): string => letters.join(' ');
