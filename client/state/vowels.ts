import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { TileSetId } from '../../engine/equipment/tile-sets.ts';

/** Y is one where the language says it as one. */
const VOWELS: Readonly<Record<TileSetId, string>> = {
  english: 'AEIOU',
  norwegian: 'AEIOUYÆØÅÜÄÖ',
  dutch: 'AEIOU',
  french: 'AEIOUY',
  german: 'AÄEIOÖUÜ',
  spanish: 'AEIOU',
  swedish: 'AEIOUYÅÄÖ',
  danish: 'AEIOUYÆØÅ',
  polish: 'AĄEĘIOÓUY',
  catalan: 'AEIOU',
  finnish: 'AEIOUYÅÄÖ',
  italian: 'AEIOU',
  portuguese: 'AEIOU',
  icelandic: 'AÁEÉIÍOÓUÚYÝÆÖ',
  faroese: 'AÁEIÍOÓUÚYÝÆØ',
};

/** Whether a tile of that set shows a vowel. */
export const isVowel = (tileSet: TileSetId, tile: Tile): boolean => [...VOWELS[tileSet]].includes(tile);
