import { BLANK, type TileSet } from '../../engine/equipment/tile-set.ts';
import type { LeaveData } from '../../engine/moves/bots/leave-data.ts';
import { LeastSquares } from './least-squares.ts';
import { kindsOf, type RackWorths } from './rack-worths.ts';

const MOST_OF_A_KIND = 6;
const BALANCE = 7;
/** So many lots' worth of doubt pull each number to 0. */
const RIDGE = 200;

type Learned = Pick<LeaveData, 'singles' | 'pairs' | 'balance'>;

/** The numbers of a leave table that come closest to what lots of tiles were worth. */
export function fitLeaves(tileSet: TileSet, vowels: string, worths: RackWorths): Learned {
  const kinds = tileSet.kinds.length;
  const copies = tileSet.kinds.map(({ count }) => Math.min(count, MOST_OF_A_KIND));
  const firstSingle = running(copies);
  const singles = firstSingle[kinds] ?? 0;
  const firstPair = running(copies.map((_, kind) => kinds - 1 - kind)).map((at) => at + singles);
  const firstBalance = firstPair[kinds] ?? 0;
  const squares = new LeastSquares(firstBalance + BALANCE * BALANCE);
  const kindIs = tileSet.kinds.map(({ tile }) =>
    tile === BLANK ? 'blank' : vowels.includes(tile) ? 'vowel' : 'other',
  );

  const featuresOf = (lot: readonly number[]): number[] => {
    const counts = new Map<number, number>();
    for (const kind of lot) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const different = [...counts.keys()];
    const ofSort = (sort: string): number => lot.filter((kind) => kindIs[kind] === sort).length;
    return [
      ...[...counts].map(([kind, count]) => (firstSingle[kind] ?? 0) + count - 1),
      ...different.flatMap((one, index) =>
        different.slice(index + 1).map((other) => (firstPair[one] ?? 0) + other - one - 1),
      ),
      firstBalance + BALANCE * ofSort('vowel') + ofSort('other'),
    ];
  };
  const mean = worths.sum / worths.racks;
  for (const [key, { count, sum }] of worths.lots) {
    squares.add(featuresOf(kindsOf(key)), sum / count - mean, count);
  }
  const solution = Array.from(squares.solve(RIDGE), (points) => Math.round(points * 100));
  return {
    singles: copies.map((count, kind) => cut(solution, firstSingle[kind] ?? 0, count)),
    pairs: copies.map((_, kind) => cut(solution, firstPair[kind] ?? 0, kinds - 1 - kind)),
    balance: Array.from({ length: BALANCE }, (_, row) =>
      cut(solution, firstBalance + BALANCE * row, BALANCE),
    ),
  };
}

const cut = (numbers: readonly number[], from: number, length: number): number[] =>
  numbers.slice(from, from + length);

/** Where each of rows of these lengths begins, one after the other; last, where the last ends. */
function running(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return starts;
}
