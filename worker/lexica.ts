import type { TileSetId } from '../engine/equipment/tile-sets.ts';
import { type LoadedLexicon, type WordLists, wordListsFrom } from '../engine/protocol/word-lists.ts';
import type { WordList } from '../engine/words/lexicon.ts';
import type { Vocabulary } from '../engine/words/vocabulary.ts';

/** Of this isolate, by file. */
const loaded = new Map<string, WordList>();
const read = { index: null, words: loaded };

/** The lexicon of an id, or the first there is for a tile set. Rejects where it cannot be read. */
export const loadLexicon = (assets: Fetcher, tileSet: TileSetId, id: string | null): Promise<LoadedLexicon> =>
  listsOf(assets).lexicon(tileSet, id);

/** The part of a lexicon that a vocabulary has. Rejects where it cannot be read. */
export const loadVocabulary = (
  assets: Fetcher,
  tileSet: TileSetId,
  id: string,
  vocabulary: Vocabulary,
): Promise<WordList> => listsOf(assets).vocabulary(tileSet, id, vocabulary);

/** Whether there is a lexicon for a tile set; true also where that cannot be known now, which the room then says. */
export async function hasLexicon(assets: Fetcher, tileSet: TileSetId): Promise<boolean> {
  try {
    return await listsOf(assets).has(tileSet);
  } catch {
    return true;
  }
}

function listsOf(assets: Fetcher): WordLists {
  return wordListsFrom(async (file) => {
    const response = await assets.fetch(`https://assets/lexica/${file}`);
    if (!response.ok) throw new Error(`lexica/${file}: ${response.status}`);
    return response;
  }, read);
}
