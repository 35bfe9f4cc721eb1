import { type Square, square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { Board } from '../../engine/play/board.ts';
import { columnOf, neighbour, otherDirection, rowOf } from '../../engine/play/geometry.ts';
import type { Direction } from '../../engine/play/play.ts';

/** The CSS grid area of the smallest rectangle around `squares`. */
export function areaOf(layout: BoardLayout, squares: readonly Square[]): string {
  const rows = squares.map((at) => rowOf(layout, at));
  const columns = squares.map((at) => columnOf(layout, at));
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return `${top + 1} / ${left + 1} / ${bottom + 2} / ${right + 2}`;
}

export interface ScorePlace {
  readonly square: Square;
  /** On which side of the word it is. */
  readonly side: 'above' | 'below' | 'left' | 'right';
}

/**
 * Where the score of a word is shown: beside its last square, or else its first, and never in the word's own line,
 * whose squares may still be wanted, nor on `cursor`, the next one that is. An empty square comes before one with a
 * tile. Null where there is none.
 */
export function scorePlace(
  layout: BoardLayout,
  board: Board,
  word: readonly Square[],
  direction: Direction,
  cursor: Square | null,
): ScorePlace | null {
  const ends = [word.at(-1), word[0]].filter((at) => at !== undefined);
  const sides = direction === 'across' ? (['below', 'above'] as const) : (['right', 'left'] as const);
  const places = ends.flatMap((end) =>
    sides.flatMap((side) => {
      const step = side === 'below' || side === 'right' ? 1 : -1;
      const at = neighbour(layout, end, otherDirection(direction), step);
      return at === null || at === cursor ? [] : [{ square: at, side }];
    }),
  );
  return places.find((place) => !board[place.square]) ?? places[0] ?? null;
}

/** Every square of a layout, row by row. */
export function squareRows(layout: BoardLayout): readonly (readonly Square[])[] {
  return Array.from({ length: layout.rows }, (_, row) =>
    Array.from({ length: layout.columns }, (_, column) => square(row * layout.columns + column)),
  );
}
