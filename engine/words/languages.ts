import type { TileSetId } from '../equipment/tile-sets.ts';

/** The languages that a lexicon is built for, in the order in which they are offered. */
export const LANGUAGES = [
  'english',
  'norwegian',
  'dutch',
  'french',
  'spanish',
  'swedish',
] as const satisfies readonly TileSetId[];

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (tileSet: TileSetId): tileSet is Language =>
  (LANGUAGES as readonly TileSetId[]).includes(tileSet);
