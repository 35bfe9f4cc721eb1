import { type Square, square } from '../base/units.ts';
import type { BoardLayout } from '../equipment/board-layout.ts';
import type { Board } from './board.ts';
import type { Direction } from './play.ts';

export const rowOf = (layout: BoardLayout, at: Square): number => Math.floor(at / layout.columns);

export const columnOf = (layout: BoardLayout, at: Square): number => at % layout.columns;

export const isOnBoard = (layout: BoardLayout, at: Square): boolean =>
  Number.isInteger(at) && at >= 0 && at < layout.rows * layout.columns;

export const otherDirection = (direction: Direction): Direction =>
  direction === 'across' ? 'down' : 'across';

/** The square `steps` further in reading order (back where negative), or null past the edge. */
export function neighbour(
  layout: BoardLayout,
  at: Square,
  direction: Direction,
  steps: 1 | -1,
): Square | null {
  const row = rowOf(layout, at) + (direction === 'down' ? steps : 0);
  const column = columnOf(layout, at) + (direction === 'across' ? steps : 0);
  const inside = row >= 0 && row < layout.rows && column >= 0 && column < layout.columns;
  return inside ? square(row * layout.columns + column) : null;
}

/** The squares of the unbroken run of tiles through `at`, in reading order; `at` itself must hold one. */
export function runThrough(layout: BoardLayout, board: Board, at: Square, direction: Direction): Square[] {
  let start = at;
  for (let before = neighbour(layout, at, direction, -1); before !== null && board[before]; ) {
    start = before;
    before = neighbour(layout, before, direction, -1);
  }
  const run: Square[] = [];
  for (let here: Square | null = start; here !== null && board[here]; ) {
    run.push(here);
    here = neighbour(layout, here, direction, 1);
  }
  return run;
}

export function hasNeighbour(layout: BoardLayout, board: Board, at: Square): boolean {
  return (['across', 'down'] as const).some((direction) =>
    ([1, -1] as const).some((steps) => {
      const beside = neighbour(layout, at, direction, steps);
      return beside !== null && board[beside] !== null;
    }),
  );
}
