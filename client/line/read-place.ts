import { err, ok, type Result } from '../../engine/base/result.ts';
import { type Square, square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { parseStart } from '../../engine/notation/coordinates.ts';
import type { Deed, LineError, Looked } from './line.ts';

/** What there is to be looked at: `8` is a row, `H` a column, `H8` a square, and nothing is every row. */
export function readPlace(text: string, layout: BoardLayout): Result<Deed, LineError> {
  const { rows, columns } = layout;
  const row = (index: number): Looked => ({
    kind: 'row',
    name: String(index + 1),
    squares: line(columns, (column) => index * columns + column),
  });
  if (text === '') return ok({ kind: 'look', lines: Array.from({ length: rows }, (_, index) => row(index)) });
  const at = parseStart(layout, text);
  if (at.ok) return ok({ kind: 'look', lines: [{ kind: 'square', square: at.value.square }] });
  const rowAt = /^\d+$/.test(text) ? Number(text) - 1 : -1;
  if (rowAt >= 0 && rowAt < rows) return ok({ kind: 'look', lines: [row(rowAt)] });
  const column = /^[a-z]$/i.test(text) ? text.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : columns;
  if (column >= columns) return err({ code: 'line/no-place', text });
  const squares = line(rows, (index) => index * columns + column);
  return ok({ kind: 'look', lines: [{ kind: 'column', name: text.toUpperCase(), squares }] });
}

const line = (length: number, at: (index: number) => number): Square[] =>
  Array.from({ length }, (_, index) => square(at(index)));
