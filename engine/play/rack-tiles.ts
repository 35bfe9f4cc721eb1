import { err, ok, type Result } from '../base/result.ts';
import { BLANK, isLetter, type Tile, type TileSet } from '../equipment/tile-set.ts';
import type { Placement } from './board.ts';
import type { RackError } from './play.ts';

/** The physical tile that a placement takes off the rack. */
export const physicalTile = (placement: Placement): Tile => (placement.blank ? BLANK : placement.letter);

/** The rack without `tiles`, counted tile by tile, or the first that it lacks. */
export function takeFromRack(
  rack: readonly Tile[],
  tiles: readonly Tile[],
): Result<readonly Tile[], RackError> {
  const left = [...rack];
  for (const tile of tiles) {
    const index = left.indexOf(tile);
    if (index < 0) return err({ code: 'rack/missing-tile', tile });
    left.splice(index, 1);
  }
  return ok(left);
}

/** Whether every placement shows a letter of the alphabet; a blank must be named when it is played (rule W5). */
export function checkLetters(tileSet: TileSet, tiles: readonly Placement[]): Result<void, RackError> {
  for (const { square, letter, blank } of tiles) {
    if (isLetter(tileSet, letter)) continue;
    return err(blank ? { code: 'blank/no-letter', square } : { code: 'tile/not-a-letter', letter });
  }
  return ok(undefined);
}
