import { type Seat, seat } from '../../../engine/base/units.ts';
import type { GameResult, SeatGoneEvent } from '../../../engine/game/events.ts';
import type { Names } from '../../state/people.ts';
import { type EndedBy, isTurn, type TurnRow } from '../../state/turns.ts';
import { turnText } from './turns.ts';
import { listed, nameAt, signed } from './words.ts';

/**
 * "Ida wins, 441 to 374", "Ida and Noor share the win, 300 to 300 to 120": the totals from first to last; or "No result".
 * Where points did not decide (rule E7) and do not say so, they would read like an error: "Ida wins, whatever the points".
 */
export function winnerLine(result: GameResult, names: Names): string {
  const ranked = result.standings
    .map((standing, index) => ({ ...standing, name: nameAt(names, seat(index)) }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const winners = ranked.filter(({ place }) => place === 1).map(({ name }) => name);
  const totals = ranked.map(({ total }) => signed(total)).join(' to ');
  if (winners.length === 0) return 'No result';
  const isInOrder = ranked.every(({ total }, index) => total <= (ranked[index - 1]?.total ?? total));
  if (winners.length === 1 && !isInOrder) return `${winners[0]} wins, whatever the points`;
  return winners.length === 1
    ? `${winners[0]} wins, ${totals}`
    : `${listed(winners)} share the win, ${totals}`;
}

/** How it came to an end: "Ida went out with 15M OR.", "Marek resigned, so the racks do not count." */
export function overLead(
  result: GameResult,
  rows: readonly TurnRow[],
  names: Names,
  { toMove, agreed }: EndedBy,
): string {
  const gone = rows.filter((row) => row.kind === 'gone');
  const gave = (cause: SeatGoneEvent['cause']): string =>
    listed(gone.filter((row) => row.cause === cause).map(({ seat: at }) => nameAt(names, at)));
  const resigned = gave('resigned');
  const late = gave('overtime');
  const hadResigned = resigned && ` ${resigned} had resigned.`;
  const hadLost = late && ` ${late} had lost on time.`;
  const removed = gave('removed');
  const hadGone = removed && ` ${removed} had been taken out.`;
  const before = hadResigned + hadLost + hadGone;
  switch (result.reason) {
    case 'out':
      return wentOut(result.out, rows, names) + before;
    case 'scoreless': {
      const scores = rows.filter(isTurn).map(({ score }) => score);
      const count = scores.length - 1 - scores.findLastIndex((score) => score !== 0);
      return `The last ${count} turns scored nothing.${before}`;
    }
    case 'challenge': {
      const winner = seat(result.standings.findIndex(({ place }) => place === 1));
      return `${nameAt(names, winner)} was right in the challenge that decides the game, so the racks do not count.`;
    }
    case 'resignation':
      return `${resigned} resigned, so the racks do not count.${hadLost}${hadGone}`;
    case 'overtime':
      return `${late} lost on time, so the racks do not count.${hadResigned}${hadGone}`;
    case 'noPlays':
      return `Everybody passed and nobody has a play left.${before}`;
    case 'claim':
      return `${gave('claimed')} was gone, so the game is won by claim and the racks do not count.`;
    case 'removal':
      return `${removed} ${were(removed)} gone and ${were(removed)} taken out of the game, so the racks do not count.${hadResigned}${hadLost}`;
    case 'abort':
      return agreed
        ? 'Everybody agreed to call the game off.'
        : 'The game was called off before everybody had had a turn.';
    case 'absence':
      return `${nameAt(names, toMove)} was gone, so the game was ended without a result.`;
    case 'abandoned':
      return 'Nobody played for 30 days, so the game ended without a result.';
  }
}

const were = (listed: string): string => (listed.includes(' and ') ? 'were' : 'was');

function wentOut(out: Seat | null, rows: readonly TurnRow[], names: Names): string {
  if (out === null) return '';
  const last = rows.findLast((row) => row.seat === out && row.kind === 'play');
  return `${nameAt(names, out)} went out${last ? ` with ${turnText(last)}` : ''}.`;
}

/** `1st`, `2nd`, `3rd`, `4th`; of equals, `1st, shared`; of who has left, `3rd, left` or `3rd, lost on time`. */
export function placeText(result: GameResult, at: Seat, left: SeatGoneEvent['cause'] | null): string {
  const place = result.standings[at]?.place ?? null;
  const isShared = result.standings.filter((other) => other.place === place).length > 1;
  const own = place === null ? '–' : (ORDINALS[place - 1] ?? place);
  return [own, place !== null && isShared && 'shared', left && LEFT[left]].filter(Boolean).join(', ');
}

/** Behind a name or a place: why the seat is out of the game. */
export const LEFT: Readonly<Record<SeatGoneEvent['cause'], string>> = {
  resigned: 'left',
  overtime: 'lost on time',
  claimed: 'was gone',
  removed: 'was gone',
};

const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;
