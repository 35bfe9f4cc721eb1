import type { Seat } from '../../engine/base/units.ts';
import type { PlayRow, TurnRow } from '../state/turns.ts';

/** What a seat's game comes to in figures. */
export interface SeatFacts {
  /** The play with most points, the first of equals; null where none scored. */
  readonly best: PlayRow | null;
  readonly bingos: readonly PlayRow[];
  /** Points a turn, of the turns that it took itself, exchanges and passes among them; null without any. */
  readonly average: number | null;
}

export function seatFacts(rows: readonly TurnRow[], seat: Seat): SeatFacts {
  const own = rows.filter((row) => row.seat === seat);
  const plays = own
    .filter((row) => row.kind === 'play')
    .filter(({ withdrawn, score }) => !withdrawn && score > 0);
  const taken = own.filter(({ kind }) => kind === 'play' || kind === 'exchange' || kind === 'pass');
  const points = taken.reduce((sum, { score }) => sum + score, 0);
  return {
    best: plays.reduce<PlayRow | null>((best, play) => (play.score > (best?.score ?? 0) ? play : best), null),
    bingos: plays.filter(({ bingo }) => bingo),
    average: taken.length === 0 ? null : points / taken.length,
  };
}
