import { tileValue } from '../../equipment/tile-set.ts';
import type { Placement } from '../../play/board.ts';
import type { MovePosition } from '../move-position.ts';

/** What a play would score on a board without premiums, without its bonus, and how many words it makes across its own. */
export interface PlainPoints {
  readonly points: number;
  readonly across: number;
}

/** `tiles` are a legal play in reading order. */
export function plainPoints(position: MovePosition, tiles: readonly Placement[]): PlainPoints {
  const { rules } = position;
  const laid = new Map(
    tiles.map(({ square, letter, blank }) => [
      rules.cellOf[square] ?? 0,
      blank ? 0 : tileValue(rules.tileSet, letter),
    ]),
  );
  const runs = new Map<string, number>();
  for (const cell of laid.keys()) {
    for (const step of [1, rules.stride]) {
      const run = runThrough(position, laid, cell, step);
      if (run.length > 1) runs.set(`${step} ${run.start}`, run.points);
    }
  }
  const points = [...runs.values()].reduce((sum, each) => sum + each, 0);
  return { points, across: runs.size - 1 };
}

/** The tiles in a line through a cell that is laid on. */
function runThrough(
  { tiles, points }: MovePosition,
  laid: ReadonlyMap<number, number>,
  cell: number,
  step: number,
): { readonly start: number; readonly length: number; readonly points: number } {
  const isTaken = (at: number): boolean => tiles[at] !== 0 || laid.has(at);
  let start = cell;
  while (isTaken(start - step)) start -= step;
  let sum = 0;
  let length = 0;
  for (let at = start; isTaken(at); at += step) {
    sum += laid.get(at) ?? points[at] ?? 0;
    length++;
  }
  return { start, length, points: sum };
}
