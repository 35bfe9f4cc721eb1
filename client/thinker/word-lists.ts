import * as v from 'valibot';
import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';
import { entryFor, type LexiconEntry, LexiconIndex, refOf } from '../../engine/protocol/lexicon-index.ts';
import type { LexiconRef, WordList } from '../../engine/words/lexicon.ts';
import type { Vocabulary } from '../../engine/words/vocabulary.ts';
import { lexiconFromGraph } from '../../engine/words/word-graph.ts';

/** A file of `/lexica/`, whole. Rejects where it cannot be had. */
export type ReadFile = (file: string) => Promise<ArrayBuffer>;

/** The word lists that the site serves, each read once. All reject where one cannot be had, and may be asked again. */
export interface WordLists {
  /** The list of an id, or the first there is for a tile set. */
  readonly lexicon: (
    tileSet: TileSetId,
    id: string | null,
  ) => Promise<{ readonly ref: LexiconRef; readonly words: WordList }>;
  /** The part of a list that a vocabulary has. */
  readonly vocabulary: (tileSet: TileSetId, id: string, vocabulary: Vocabulary) => Promise<WordList>;
}

export function wordListsFrom(readFile: ReadFile): WordLists {
  let index: readonly LexiconEntry[] | null = null;
  const read = new Map<string, WordList>();

  const entryOf = async (tileSet: TileSetId, id: string | null): Promise<LexiconEntry> => {
    index ??= v.parse(LexiconIndex, JSON.parse(new TextDecoder().decode(await readFile('index.json'))));
    return entryFor(index, tileSet, id);
  };
  const wordsIn = async (tileSet: TileSetId, file: string): Promise<WordList> => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const words = lexiconFromGraph(TILE_SETS[tileSet], await readFile(file));
    if (!words.ok) throw new Error(`${file}: ${words.error.code}`);
    read.set(file, words.value);
    return words.value;
  };
  return {
    lexicon: async (tileSet, id) => {
      const entry = await entryOf(tileSet, id);
      return { ref: refOf(entry), words: await wordsIn(tileSet, entry.file) };
    },
    vocabulary: async (tileSet, id, vocabulary) =>
      wordsIn(tileSet, (await entryOf(tileSet, id)).vocabularies[vocabulary]),
  };
}

/** Reads a file from the server, or from what the browser has kept of it. */
export async function fetchLexiconFile(file: string): Promise<ArrayBuffer> {
  const answer = await fetch(`/lexica/${file}`);
  if (!answer.ok) throw new Error(`lexica/${file}: ${answer.status}`);
  return answer.arrayBuffer();
}
