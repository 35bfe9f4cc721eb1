import * as v from 'valibot';
import { TILE_SETS, type TileSetId } from '../equipment/tile-sets.ts';
import type { LexiconRef, WordList } from '../words/lexicon.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { lexiconFromGraph } from '../words/word-graph.ts';
import { entryFor, type LexiconEntry, LexiconIndex, refOf } from './lexicon-index.ts';

/** A file of `/lexica/`, to be read once, in one way or the other; an answer of HTTP is one. */
export interface ListFile {
  readonly json: () => Promise<unknown>;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** Rejects where the file cannot be had. */
export type ReadFile = (file: string) => Promise<ListFile>;

/** A list of words that is at hand, and which it is. */
export interface LoadedLexicon {
  readonly ref: LexiconRef;
  readonly words: WordList;
}

/** The word lists that a site serves, each read once. All reject where one cannot be had, and may be asked again. */
export interface WordLists {
  /** The list of an id, or the first there is for a tile set. */
  readonly lexicon: (tileSet: TileSetId, id: string | null) => Promise<LoadedLexicon>;
  /** The part of a list that a vocabulary has. */
  readonly vocabulary: (tileSet: TileSetId, id: string, vocabulary: Vocabulary) => Promise<WordList>;
  /** Whether there is a list for a tile set. */
  readonly has: (tileSet: TileSetId) => Promise<boolean>;
}

/**
 * What has been read of a site whose files never change. Values, not promises: one that failed, or whose request was
 * cancelled, would stand in everybody's way.
 */
export interface ReadLists {
  index: readonly LexiconEntry[] | null;
  /** By file. */
  readonly words: Map<string, WordList>;
}

/** `read` is for whoever has another way to read files each time. */
export function wordListsFrom(
  readFile: ReadFile,
  read: ReadLists = { index: null, words: new Map() },
): WordLists {
  const readIndex = async (): Promise<readonly LexiconEntry[]> => {
    read.index ??= v.parse(LexiconIndex, await (await readFile('index.json')).json());
    return read.index;
  };
  const entryOf = async (tileSet: TileSetId, id: string | null): Promise<LexiconEntry> =>
    entryFor(await readIndex(), tileSet, id);
  const wordsIn = async (tileSet: TileSetId, file: string): Promise<WordList> => {
    const known = read.words.get(file);
    if (known !== undefined) return known;
    const words = lexiconFromGraph(TILE_SETS[tileSet], await (await readFile(file)).arrayBuffer());
    if (!words.ok) throw new Error(`${file}: ${words.error.code}`);
    read.words.set(file, words.value);
    return words.value;
  };
  return {
    lexicon: async (tileSet, id) => {
      const entry = await entryOf(tileSet, id);
      return { ref: refOf(entry), words: await wordsIn(tileSet, entry.file) };
    },
    vocabulary: async (tileSet, id, vocabulary) =>
      wordsIn(tileSet, (await entryOf(tileSet, id)).vocabularies[vocabulary]),
    has: async (tileSet) => (await readIndex()).some((each) => each.tileSet === tileSet),
  };
}
