import type { Action } from './actions.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

/** A turn without play; always allowed on one's turn (rule T1). */
export function pass(state: GameState, { seat }: Extract<Action, { type: 'pass' }>): Step {
  return emit(noStep(state), { type: 'passed', seat, turn: state.turn });
}
