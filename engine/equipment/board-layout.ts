import { type Square, square } from '../base/units.ts';

/** What a square does to the tile, or to the word, laid on it. */
export type Premium = '2L' | '3L' | '2W' | '3W';

/** A board as data (rule B1): its size, its start square and the premium of each square. */
export interface BoardLayout {
  readonly id: string;
  readonly rows: number;
  readonly columns: number;
  /** The square that the first word covers. */
  readonly star: Square;
  /** By square, row-major; null where there is none. */
  readonly premiums: readonly (Premium | null)[];
}

const MARKS: Record<string, Premium> = { d: '2L', t: '3L', D: '2W', T: '3W', '*': '2W' };

/** A layout from its drawing: `d` `t` letters, `D` `T` words, `*` the star (a double word), `.` nothing. */
export function boardLayout(id: string, drawing: readonly string[]): BoardLayout {
  const marks = drawing.join('');
  return {
    id,
    rows: drawing.length,
    columns: marks.length / drawing.length,
    star: square(marks.indexOf('*')),
    premiums: [...marks].map((mark) => MARKS[mark] ?? null),
  };
}
