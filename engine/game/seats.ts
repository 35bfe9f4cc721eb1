import { type Seat, seat } from '../base/units.ts';
import type { GameState, SeatState } from './state.ts';

/** The seat's tiles, score and debts. */
export function seatOf(state: GameState, at: Seat): SeatState {
  const found = state.seats[at];
  if (found === undefined) throw new RangeError(`no seat ${at} at a table of ${state.seats.length}`);
  return found;
}

/** Who plays after `at`, clockwise. */
export const nextSeat = (state: GameState, at: Seat): Seat => seat((at + 1) % state.seats.length);

export const allSeats = (state: GameState): Seat[] => state.seats.map((_, index) => seat(index));

export const othersThan = (state: GameState, at: Seat): Seat[] =>
  allSeats(state).filter((other) => other !== at);

export function withSeat(state: GameState, at: Seat, change: Partial<SeatState>): readonly SeatState[] {
  return state.seats.map((each, index) => (index === at ? { ...each, ...change } : each));
}
