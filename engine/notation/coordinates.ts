import { err, ok, type Result } from '../base/result.ts';
import { type Square, square } from '../base/units.ts';
import type { BoardLayout } from '../equipment/board-layout.ts';
import { columnOf, rowOf } from '../play/geometry.ts';
import type { Direction } from '../play/play.ts';

const CODE_OF_A = 65;

export type CoordinateError = { readonly code: 'notation/bad-square'; readonly text: string };

/** Name of a square, column first: H8. */
export function squareName(layout: BoardLayout, at: Square): string {
  return columnName(columnOf(layout, at)) + rowName(rowOf(layout, at));
}

/** Where a play begins and which way it reads (rule N1): 8D across, D8 down. */
export function startName(layout: BoardLayout, start: Square, direction: Direction): string {
  const column = columnName(columnOf(layout, start));
  const row = rowName(rowOf(layout, start));
  return direction === 'across' ? row + column : column + row;
}

/** The square and direction that a start such as 8D or D8 means; upper or lower case. */
export function parseStart(
  layout: BoardLayout,
  text: string,
): Result<{ readonly square: Square; readonly direction: Direction }, CoordinateError> {
  const match = /^(?:(\d{1,2})([A-Z])|([A-Z])(\d{1,2}))$/i.exec(text);
  const bad = err({ code: 'notation/bad-square', text } as const);
  if (!match) return bad;
  const row = Number(match[1] ?? match[4]) - 1;
  const column = (match[2] ?? match[3] ?? '').toUpperCase().charCodeAt(0) - CODE_OF_A;
  if (row < 0 || row >= layout.rows || column >= layout.columns) return bad;
  return ok({
    square: square(row * layout.columns + column),
    direction: match[1] === undefined ? 'down' : 'across',
  });
}

/** The letter of a column, counted from 0. */
export const columnName = (column: number): string => String.fromCharCode(CODE_OF_A + column);

const rowName = (row: number): string => String(row + 1);
