import * as v from 'valibot';
import { TILE_SETS, type TileSetId } from '../engine/equipment/tile-sets.ts';
import { entryFor, type LexiconEntry, LexiconIndex, refOf } from '../engine/protocol/lexicon-index.ts';
import type { LexiconRef, WordList } from '../engine/words/lexicon.ts';
import type { Vocabulary } from '../engine/words/vocabulary.ts';
import { lexiconFromGraph } from '../engine/words/word-graph.ts';

/** A list of words that is at hand, and which it is. */
export interface LoadedLexicon {
  readonly ref: LexiconRef;
  readonly words: WordList;
}

// Of this isolate, whose assets never change. Values, not promises: one that failed, or whose request was
// cancelled, would stand in everybody's way.
let index: readonly LexiconEntry[] | null = null;
/** By file. */
const loaded = new Map<string, WordList>();

/** The lexicon of an id, or the first there is for a tile set. Rejects where it cannot be read. */
export async function loadLexicon(
  assets: Fetcher,
  tileSet: TileSetId,
  id: string | null,
): Promise<LoadedLexicon> {
  const entry = await entryOf(assets, tileSet, id);
  return { ref: refOf(entry), words: await loadWords(assets, tileSet, entry.file) };
}

/** The part of a lexicon that a vocabulary has. Rejects where it cannot be read. */
export async function loadVocabulary(
  assets: Fetcher,
  tileSet: TileSetId,
  id: string,
  vocabulary: Vocabulary,
): Promise<WordList> {
  const { vocabularies } = await entryOf(assets, tileSet, id);
  return loadWords(assets, tileSet, vocabularies[vocabulary]);
}

/** Whether there is a lexicon for a tile set; true also where that cannot be known now, which the room then says. */
export async function hasLexicon(assets: Fetcher, tileSet: TileSetId): Promise<boolean> {
  try {
    return (await readIndex(assets)).some((each) => each.tileSet === tileSet);
  } catch {
    return true;
  }
}

async function readIndex(assets: Fetcher): Promise<readonly LexiconEntry[]> {
  const entries = index ?? v.parse(LexiconIndex, await (await fetchAsset(assets, 'index.json')).json());
  index = entries;
  return entries;
}

const entryOf = async (assets: Fetcher, tileSet: TileSetId, id: string | null): Promise<LexiconEntry> =>
  entryFor(await readIndex(assets), tileSet, id);

async function loadWords(assets: Fetcher, tileSet: TileSetId, file: string): Promise<WordList> {
  const words = loaded.get(file) ?? (await readWords(assets, tileSet, file));
  loaded.set(file, words);
  return words;
}

async function readWords(assets: Fetcher, tileSet: TileSetId, file: string): Promise<WordList> {
  const bytes = await (await fetchAsset(assets, file)).arrayBuffer();
  const words = lexiconFromGraph(TILE_SETS[tileSet], bytes);
  if (!words.ok) throw new Error(`${file}: ${words.error.code}`);
  return words.value;
}

async function fetchAsset(assets: Fetcher, file: string): Promise<Response> {
  const response = await assets.fetch(`https://assets/lexica/${file}`);
  if (!response.ok) throw new Error(`lexica/${file}: ${response.status}`);
  return response;
}
