import type { Carried } from '../state/carried.ts';

/** CSS pixels by which a tile is held above a finger: no more than lets a finger under the board reach its last row. */
const ABOVE_FINGER = 40;

/**
 * What a tile at this point of the viewport is meant for. A finger covers that, so it is above it; but on the rack, where
 * tiles are put beside each other, it is under the finger, and only the tile is above.
 */
export function aimOf(
  { x, y, byTouch }: Pick<Carried, 'x' | 'y' | 'byTouch'>,
  isOnRack: boolean,
): Pick<Carried, 'x' | 'y' | 'lift' | 'byTouch'> {
  const lift = byTouch ? ABOVE_FINGER : 0;
  return isOnRack ? { x, y, lift, byTouch } : { x, y: y - lift, lift: 0, byTouch };
}
