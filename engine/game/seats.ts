import { type Seat, seat } from '../base/units.ts';
import type { GameState, SeatState } from './state.ts';

/** The seat's tiles, score and debts. */
export function seatOf(state: GameState, at: Seat): SeatState {
  const found = state.seats[at];
  if (found === undefined) throw new RangeError(`no seat ${at} at a table of ${state.seats.length}`);
  return found;
}

/** Who plays after `at`, clockwise, of those still playing. */
export function nextSeat(state: GameState, at: Seat): Seat {
  const playing = playingSeats(state);
  return playing.find((other) => other > at) ?? playing[0] ?? at;
}

/** Those who have not left, in the order of the seats. */
export const playingSeats = (state: GameState): readonly Seat[] =>
  state.seats.flatMap(({ left }, index) => (left === null ? [seat(index)] : []));

export const othersThan = (state: GameState, at: Seat): readonly Seat[] =>
  playingSeats(state).filter((other) => other !== at);

export function withSeat(state: GameState, at: Seat, change: Partial<SeatState>): readonly SeatState[] {
  return state.seats.map((each, index) => (index === at ? { ...each, ...change } : each));
}
