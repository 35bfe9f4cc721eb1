import type { Square } from '../base/units.ts';
import type { Letter } from '../equipment/tile-set.ts';

/** A tile on the board. A blank shows the letter it was named, and scores 0. */
export interface BoardTile {
  readonly letter: Letter;
  readonly blank: boolean;
}

/** What lies on each square, row-major; null where there is no tile. */
export type Board = readonly (BoardTile | null)[];

/** A tile that is laid on a square in one play. */
export interface Placement extends BoardTile {
  readonly square: Square;
}

export function emptyBoard(squares: number): Board {
  return Array.from({ length: squares }, () => null);
}

export function isEmpty(board: Board): boolean {
  return board.every((tile) => tile === null);
}

export function withTiles(board: Board, tiles: readonly Placement[]): Board {
  const next = [...board];
  for (const { square, letter, blank } of tiles) next[square] = { letter, blank };
  return next;
}

export function withoutTiles(board: Board, tiles: readonly Placement[]): Board {
  const next = [...board];
  for (const { square } of tiles) next[square] = null;
  return next;
}
