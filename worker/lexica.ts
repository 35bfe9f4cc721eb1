import * as v from 'valibot';
import { TILE_SETS, type TileSetId } from '../engine/equipment/tile-sets.ts';
import type { LexiconRef, WordList } from '../engine/words/lexicon.ts';
import type { Vocabulary } from '../engine/words/vocabulary.ts';
import { lexiconFromGraph } from '../engine/words/word-graph.ts';

const File = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

/** The word lists that were built with this deployment. */
const Index = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      hash: v.string(),
      words: v.number(),
      file: File,
      tileSet: v.string(),
      vocabularies: v.object({ everyday: File, common: File }),
    }),
  ),
  v.minLength(1),
);

/** A list of words that is at hand, and which it is. */
export interface LoadedLexicon {
  readonly ref: LexiconRef;
  readonly words: WordList;
}

type Entry = v.InferOutput<typeof Index>[number];

// Of this isolate, whose assets never change. Values, not promises: one that failed, or whose request was
// cancelled, would stand in everybody's way.
let index: readonly Entry[] | null = null;
/** By file. */
const loaded = new Map<string, WordList>();

/** The lexicon of an id, or the first there is for a tile set. Rejects where it cannot be read. */
export async function loadLexicon(
  assets: Fetcher,
  tileSet: TileSetId,
  id: string | null,
): Promise<LoadedLexicon> {
  const entry = await entryOf(assets, tileSet, id);
  const ref = { id: entry.id, title: entry.title, hash: entry.hash, words: entry.words };
  return { ref, words: await loadWords(assets, tileSet, entry.file) };
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

async function readIndex(assets: Fetcher): Promise<readonly Entry[]> {
  const entries = index ?? v.parse(Index, await (await fetchAsset(assets, 'index.json')).json());
  index = entries;
  return entries;
}

async function entryOf(assets: Fetcher, tileSet: TileSetId, id: string | null): Promise<Entry> {
  const entries = await readIndex(assets);
  const entry = entries.find((each) => each.tileSet === tileSet && (id === null || each.id === id));
  if (entry === undefined) throw new Error(`no lexicon ${id ?? ''} for ${tileSet}`);
  return entry;
}

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
