import type { Seat } from '../../engine/base/units.ts';
import type { TurnRow } from '../state/turns.ts';

/** Turns as rows with a column for each seat: a turn goes into the last row whose cells from its seat on are free. */
export function turnTable(rows: readonly TurnRow[], seats: number): readonly (readonly (TurnRow | null)[])[] {
  const table: (TurnRow | null)[][] = [];
  let last: Seat | null = null;
  for (const row of rows) {
    if (last === null || row.seat <= last) table.push(Array.from({ length: seats }, () => null));
    const line = table.at(-1);
    if (line) line[row.seat] = row;
    last = row.seat;
  }
  return table;
}
