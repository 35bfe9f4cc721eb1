import { BLANK, type Tile, type TileSet } from '../../engine/equipment/tile-set.ts';
import type { Board } from '../../engine/play/board.ts';

export interface TileCount {
  readonly tile: Tile;
  readonly count: number;
}

/** The tile set without what lies on the board and on the own rack, by kind in the tile set's order. */
export function countUnseen(tileSet: TileSet, board: Board, rack: readonly Tile[]): readonly TileCount[] {
  const seen = new Map<Tile, number>();
  const see = (tile: Tile): void => void seen.set(tile, (seen.get(tile) ?? 0) + 1);
  for (const tile of rack) see(tile);
  for (const tile of board) if (tile) see(tile.blank ? BLANK : tile.letter);
  return tileSet.kinds.map(({ tile, count }) => ({ tile, count: count - (seen.get(tile) ?? 0) }));
}
