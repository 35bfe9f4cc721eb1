import type { Seat } from '../base/units.ts';
import type { SeatGoneEvent } from './events.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

/** Takes a seat out of the game: at a table of two the other wins, at a larger one it goes on (rules R2, R4). */
export function leave(state: GameState, seat: Seat, cause: SeatGoneEvent['cause']): Step {
  return emit(noStep(state), { type: 'seatGone', seat, cause });
}
