import type { Square } from '../base/units.ts';
import type { BoardLayout, Premium } from '../equipment/board-layout.ts';
import { type TileSet, tileValue } from '../equipment/tile-set.ts';
import type { Board, BoardTile } from './board.ts';

/** How often a premium counts the letter on it, and the word. */
export const LETTER_TIMES: Record<Premium, number> = { '2L': 2, '3L': 3, '2W': 1, '3W': 1 };
export const WORD_TIMES: Record<Premium, number> = { '2L': 1, '3L': 1, '2W': 2, '3W': 3 };

/** Points of one word (rule P1): letters first, then words; premiums count under the `fresh` tiles only. */
export function scoreWord(
  layout: BoardLayout,
  tileSet: TileSet,
  board: Board,
  squares: readonly Square[],
  fresh: ReadonlySet<Square>,
): number {
  let sum = 0;
  let times = 1;
  for (const at of squares) {
    const premium = fresh.has(at) ? (layout.premiums[at] ?? null) : null;
    sum += pointsOf(tileSet, board[at] ?? null) * (premium ? LETTER_TIMES[premium] : 1);
    times *= premium ? WORD_TIMES[premium] : 1;
  }
  return sum * times;
}

/** A tile's points on the board: a blank is worth nothing whatever it shows (rule P1). */
export function pointsOf(tileSet: TileSet, tile: BoardTile | null): number {
  return tile === null || tile.blank ? 0 : tileValue(tileSet, tile.letter);
}
