import type { TileSet } from '../../equipment/tile-set.ts';
import { faceText } from '../face-text.ts';

/** Tiles side by side, in the tile set's order, blanks last; what the set does not have comes behind. */
export function facesText(tileSet: TileSet, tiles: readonly string[]): string {
  const place = (tile: string): number => {
    const order = tileSet.kinds.findIndex((kind) => kind.tile === tile);
    return order < 0 ? tileSet.kinds.length : order;
  };
  return tiles
    .toSorted((one, other) => place(one) - place(other))
    .map(faceText)
    .join('');
}
