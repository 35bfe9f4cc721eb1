import type { Seat } from '../../engine/base/units.ts';
import { seat as seatOf } from '../../engine/base/units.ts';
import { isTurn, type TurnRow } from '../state/turns.ts';

/** How a game went, in points by seat. */
export interface ScoreLines {
  /** Of each seat its points before the first turn, and after each: one more than there are turns. */
  readonly totals: readonly (readonly number[])[];
  /** Who took each turn, and whether it was a bingo; the first is of the totals' second place. */
  readonly turns: readonly { readonly seat: Seat; readonly bingo: boolean }[];
}

/** What changes points beside a turn, as a failed challenge does, counts with the turn before it. */
export function scoreLines(rows: readonly TurnRow[], seats: number): ScoreLines {
  const totals = Array.from({ length: seats }, () => [0]);
  const turns: { readonly seat: Seat; readonly bingo: boolean }[] = [];
  for (const row of rows) {
    if (isTurn(row)) {
      for (const line of totals) line.push(line.at(-1) ?? 0);
      turns.push({ seat: row.seat, bingo: row.kind === 'play' && row.bingo && !row.withdrawn });
    }
    const own = totals[row.seat];
    if (own) own[own.length - 1] = (own.at(-1) ?? 0) + row.score;
  }
  return { totals, turns };
}

/** Who led, and how far. */
export interface LeadStory {
  /** How often somebody else came to lead. */
  readonly changes: number;
  /** The first that was so large; null where nobody ever led. */
  readonly largest: { readonly seat: Seat; readonly points: number; readonly turn: number } | null;
}

export function leadStory({ totals }: Pick<ScoreLines, 'totals'>): LeadStory {
  const count = totals[0]?.length ?? 0;
  let leader: number | null = null;
  let changes = 0;
  let largest: LeadStory['largest'] = null;
  for (let turn = 1; turn < count; turn++) {
    const [first, second] = totals
      .map((line, seat) => ({ seat, points: line[turn] ?? 0 }))
      .sort((a, b) => b.points - a.points);
    if (first === undefined || first.points === (second?.points ?? 0)) continue;
    if (leader !== null && leader !== first.seat) changes++;
    leader = first.seat;
    const points = first.points - (second?.points ?? 0);
    if (points > (largest?.points ?? 0)) largest = { seat: seatOf(first.seat), points, turn };
  }
  return { changes, largest };
}
