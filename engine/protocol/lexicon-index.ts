import * as v from 'valibot';
import type { TileSetId } from '../equipment/tile-sets.ts';
import type { LexiconRef } from '../words/lexicon.ts';

const File = v.pipe(v.string(), v.regex(/^[\w.-]+$/));

/** What `/lexica/index.json` says: the word lists that were built with a deployment, and the files of each beside it. */
export const LexiconIndex = v.pipe(
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

export type LexiconEntry = v.InferOutput<typeof LexiconIndex>[number];

/** The list of an id, or the first there is for a tile set. Throws where there is none. */
export function entryFor(
  index: readonly LexiconEntry[],
  tileSet: TileSetId,
  id: string | null,
): LexiconEntry {
  const entry = index.find((each) => each.tileSet === tileSet && (id === null || each.id === id));
  if (entry === undefined) throw new Error(`no lexicon ${id ?? ''} for ${tileSet}`);
  return entry;
}

/** What is shown of a list. */
export const refOf = ({ id, title, hash, words }: LexiconEntry): LexiconRef => ({ id, title, hash, words });
