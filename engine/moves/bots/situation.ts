import { type Bag, fullBag, takeTiles } from '../../equipment/bag.ts';
import type { Ruleset } from '../../equipment/ruleset.ts';
import { BLANK, type Tile, type TileSet } from '../../equipment/tile-set.ts';
import type { Board, Placement } from '../../play/board.ts';
import { physicalTile } from '../../play/rack-tiles.ts';
import type { MoveGenerator } from '../move-generator.ts';
import type { MovePosition } from '../move-position.ts';

/** What a computer opponent on turn knows, ready to find plays with. */
export interface Situation {
  readonly ruleset: Ruleset;
  readonly tileSet: TileSet;
  readonly generator: MoveGenerator;
  /** Of the generator; whoever tries a play on it takes it back. */
  readonly position: MovePosition;
  readonly rack: readonly Tile[];
  /** What it cannot see: the bag and the racks of the others. */
  readonly unseen: Bag;
  readonly inBag: number;
  /** Its own points less those of the seat that has most of the others. */
  readonly lead: number;
  /** How many tiles each of the others holds that still play, the next on turn first. */
  readonly others: readonly number[];
}

/** The tiles that lie neither on the board nor on this rack. Throws a RangeError where there are more than the set has. */
export function unseenTiles(tileSet: TileSet, board: Board, rack: readonly Tile[]): Bag {
  const lying = board.flatMap((tile): Tile[] => (tile === null ? [] : [tile.blank ? BLANK : tile.letter]));
  return takeTiles(tileSet, fullBag(tileSet), [...lying, ...rack]);
}

/** What stays of a rack behind a play. */
export const keptAfter = (rack: readonly Tile[], tiles: readonly Placement[]): Tile[] =>
  keptWithout(rack, tiles.map(physicalTile));

/** What stays of a rack that `tiles` are taken from, all of which it must have. */
export function keptWithout(rack: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const kept = [...rack];
  for (const tile of tiles) kept.splice(kept.indexOf(tile), 1);
  return kept;
}
