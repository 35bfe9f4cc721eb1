import { type Seat, seat } from '../base/units.ts';
import type { Ruleset } from '../equipment/ruleset.ts';

/** How the games before this one between the same seats began, oldest first (rule S3). */
export type Series = readonly Opening[];

/** Who had the first turn of a game, and who the second. */
export interface Opening {
  readonly first: Seat;
  readonly second: Seat;
}

/** A game's opening, whose first seat is known: play goes clockwise. */
export const openingOf = (first: Seat, seats: number): Opening => ({ first, second: after(first, seats) });

/** Who may begin, and how one of them is found. */
export interface Candidates {
  readonly seats: readonly Seat[];
  readonly by: 'draw' | 'lot';
}

/** Who may begin the next game of a series by the ruleset's `first`. */
export function mayBegin(rule: Ruleset['first'], seats: number, series: Series): Candidates {
  const all = Array.from({ length: seats }, (_, index) => seat(index));
  const last = series.at(-1);
  switch (rule) {
    case 'draw':
      return { seats: all, by: 'draw' };
    case 'random':
      return { seats: all, by: 'lot' };
    case 'alternate':
      return { seats: last === undefined ? all : [after(last.first, seats)], by: 'draw' };
    case 'fewestFirsts':
      return { seats: fewestFirsts(all, series), by: 'draw' };
  }
}

/** Whoever has been first least often; of those whoever has been second most often. */
function fewestFirsts(all: readonly Seat[], series: Series): readonly Seat[] {
  const times = (place: keyof Opening, at: Seat): number =>
    series.filter((opening) => opening[place] === at).length;
  const rank = (at: Seat): number => times('first', at) * (series.length + 1) - times('second', at);
  const best = Math.min(...all.map(rank));
  return all.filter((at) => rank(at) === best);
}

const after = (at: Seat, seats: number): Seat => seat((at + 1) % seats);
