import { type Seat, seat } from '../../../engine/base/units.ts';
import type { GameResult } from '../../../engine/game/events.ts';
import type { Names } from '../../state/people.ts';
import type { TurnRow } from '../../state/turns.ts';
import { turnText } from './turns.ts';
import { listed, nameAt, signed } from './words.ts';

/** "Ida wins, 441 to 374", "Ida and Noor share the win, 300 to 300 to 120": the totals from first to last. */
export function winnerLine(result: GameResult, names: Names): string {
  const ranked = result.standings
    .map((standing, index) => ({ ...standing, name: nameAt(names, seat(index)) }))
    .sort((a, b) => a.place - b.place);
  const winners = ranked.filter(({ place }) => place === 1).map(({ name }) => name);
  const totals = ranked.map(({ total }) => signed(total)).join(' to ');
  return winners.length === 1
    ? `${winners[0]} wins, ${totals}`
    : `${listed(winners)} share the win, ${totals}`;
}

/** How it came to an end: "Ida went out with 15M OR." */
export function overLead(
  { reason, out }: Pick<GameResult, 'reason' | 'out'>,
  rows: readonly TurnRow[],
  names: Names,
): string {
  if (reason === 'scoreless' || out === null) {
    const count = rows.length - 1 - rows.findLastIndex(({ score }) => score !== 0);
    return `The last ${count} turns scored nothing.`;
  }
  const last = rows.findLast((row) => row.seat === out && row.kind === 'play');
  return `${nameAt(names, out)} went out${last ? ` with ${turnText(last)}` : ''}.`;
}

/** `1st`, `2nd`, `3rd`, `4th`; of equals, `1st, shared`. */
export function placeText(result: GameResult, at: Seat): string {
  const place = result.standings[at]?.place ?? 0;
  const isShared = result.standings.filter((other) => other.place === place).length > 1;
  return `${ORDINALS[place - 1] ?? place}${isShared ? ', shared' : ''}`;
}

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;

/** A change of a score: `+ 6`, `− 6`, `0`. */
export const change = (n: number): string => (n === 0 ? '0' : `${n < 0 ? '−' : '+'} ${Math.abs(n)}`);
