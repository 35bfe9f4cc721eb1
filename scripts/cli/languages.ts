import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';

/** Short names of languages. */
export const SHORT_NAMES: Readonly<Record<string, TileSetId>> = {
  en: 'english',
  no: 'norwegian',
  nl: 'dutch',
  fr: 'french',
  de: 'german',
  es: 'spanish',
  sv: 'swedish',
  da: 'danish',
  pl: 'polish',
  ca: 'catalan',
  fi: 'finnish',
  it: 'italian',
  pt: 'portuguese',
  is: 'icelandic',
  fo: 'faroese',
};

/** The name of a language in full, whichever it was given in; lower case. */
export function fullName(name: string): string {
  const wanted = name.toLowerCase();
  return (Object.hasOwn(SHORT_NAMES, wanted) ? SHORT_NAMES[wanted] : undefined) ?? wanted;
}

/** The tile set of a language's name, in full or in short; null where there is none. */
export function tileSetNamed(name: string): TileSetId | null {
  const wanted = fullName(name);
  return Object.values(SHORT_NAMES).find((id) => id === wanted) ?? null;
}

export const tileSetNames = (): readonly string[] => [...Object.keys(SHORT_NAMES), ...Object.keys(TILE_SETS)];
