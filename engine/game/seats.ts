import { type Seat, seat } from '../base/units.ts';
import type { GameState, SeatState } from './state.ts';

/** Who sits at a table and who has left it: as a state has it, or a view. */
type Seating = { readonly seats: readonly Pick<SeatState, 'left'>[] };

/** The seat's tiles, score and debts. */
export function seatOf(state: GameState, at: Seat): SeatState {
  const found = state.seats[at];
  if (found === undefined) throw new RangeError(`no seat ${at} at a table of ${state.seats.length}`);
  return found;
}

/** Who plays after `at`, clockwise, of those still playing. */
export function nextSeat(table: Seating, at: Seat): Seat {
  const playing = playingSeats(table);
  return playing.find((other) => other > at) ?? playing[0] ?? at;
}

/** Who of the opponents plays next (rule C3): missed turns may have brought it round to whoever laid the play. */
export function nextOpponent(table: Seating & Pick<GameState, 'toMove'>, mover: Seat): Seat {
  return table.toMove === mover ? nextSeat(table, mover) : table.toMove;
}

/** Those who have not left, in the order of the seats. */
export const playingSeats = (table: Seating): readonly Seat[] =>
  table.seats.flatMap(({ left }, index) => (left === null ? [seat(index)] : []));

export const othersThan = (state: GameState, at: Seat): readonly Seat[] =>
  playingSeats(state).filter((other) => other !== at);

/** What it takes to know who has had a turn: `lastTurn` is null before a seat's first. */
type Turns = {
  readonly turn: number;
  readonly seats: readonly { readonly left: SeatState['left']; readonly lastTurn: object | null }[];
};

/** Whether the game has come round once: all who still play have had a turn, or lost it (rule E7). */
export const everybodyHadATurn = ({ turn, seats }: Turns): boolean =>
  turn >= seats.length || seats.every(({ left, lastTurn }) => left !== null || lastTurn !== null);

export function withSeat(state: GameState, at: Seat, change: Partial<SeatState>): readonly SeatState[] {
  return state.seats.map((each, index) => (index === at ? { ...each, ...change } : each));
}
