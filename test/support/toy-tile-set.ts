import type { Letter, TileSet } from '../../engine/equipment/tile-set.ts';

/** A tile set of these letters (`A B CH`), one tile of each at one point, without blanks. */
export function toyTileSet(letters: string): TileSet {
  const alphabet = letters.split(' ') as Letter[];
  const kinds = alphabet.map((tile) => ({ tile, count: 1, value: 1 }));
  return { id: 'toy', alphabet, kinds, blankOnlyChecked: true };
}

/** A word of tiles: `CH A` is two. */
export const tiles = (word: string): readonly Letter[] => word.split(' ') as Letter[];
