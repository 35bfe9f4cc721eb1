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

/** `squares` in runs without a gap: down where all are in one column, else across. */
export function runsOf(layout: BoardLayout, squares: readonly Square[]): readonly (readonly Square[])[] {
  const isDown = new Set(squares.map((at) => columnOf(layout, at))).size === 1;
  const runs: Square[][] = [];
  for (const at of squares.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && neighbour(layout, last, isDown ? 'down' : 'across', 1) === at)
      run.push(at);
    else runs.push([at]);
  }
  return runs;
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
  const empty = places.filter((place) => !board[place.square]);
  return empty.find((place) => hasRoom(layout, place)) ?? empty[0] ?? places[0] ?? null;
}

/** Beside a word that reads down a score may be wider than the outermost square. */
function hasRoom(layout: BoardLayout, { square: at, side }: ScorePlace): boolean {
  const column = columnOf(layout, at);
  return side === 'above' || side === 'below' || (column > 0 && column < layout.columns - 1);
}

/** Every square of a layout, row by row. */
export function squareRows(layout: BoardLayout): readonly (readonly Square[])[] {
  return Array.from({ length: layout.rows }, (_, row) =>
    Array.from({ length: layout.columns }, (_, column) => square(row * layout.columns + column)),
  );
}
