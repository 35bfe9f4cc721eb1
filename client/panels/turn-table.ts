import type { Seat } from '../../engine/base/units.ts';

/** Turns as rows with a column for each seat: a turn goes into the last row whose cells from its seat on are free. */
export function turnTable<Row extends { readonly seat: Seat }>(
  rows: readonly Row[],
  seats: number,
): readonly (readonly (Row | null)[])[] {
  const table: (Row | null)[][] = [];
  let last: Seat | null = null;
  for (const row of rows) {
    if (last === null || row.seat <= last) table.push(Array.from({ length: seats }, () => null));
    const line = table.at(-1);
    if (line) line[row.seat] = row;
    last = row.seat;
  }
  return table;
}
