import type { Seat } from '../base/units.ts';
import type { PassedEvent } from './events.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

/** A turn without play; always allowed on one's turn (rule T1). */
export function pass(state: GameState, seat: Seat, by: PassedEvent['by']): Step {
  return emit(noStep(state), { type: 'passed', seat, turn: state.turn, by });
}
