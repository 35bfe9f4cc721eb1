import { type Square, square } from '../../engine/base/units.ts';
import { layout } from '../state/equipment.ts';

/**
 * The square at a point of the viewport; null where no board to be played on is seen there. It is measured on the frame of
 * the board, not on what is drawn in it: a board that comes nearer is for a moment behind the finger that moves it.
 */
export function squareAt(x: number, y: number): Square | null {
  const frame = document.elementFromPoint(x, y)?.closest('[data-board]');
  const grid = frame?.querySelector<HTMLElement>('[role="grid"]');
  if (!frame || !grid) return null;
  const { left, top } = frame.getBoundingClientRect();
  const { rows, columns } = layout.peek();
  const column = Math.floor(((x - left - grid.offsetLeft) / grid.offsetWidth) * columns);
  const row = Math.floor(((y - top - grid.offsetTop) / grid.offsetHeight) * rows);
  const isOnBoard = column >= 0 && column < columns && row >= 0 && row < rows;
  return isOnBoard ? square(row * columns + column) : null;
}
