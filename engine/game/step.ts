import type { GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { GameState } from './state.ts';

/** What one action did: its events, and the state that they lead to. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
}

export const noStep = (state: GameState): Step => ({ events: [], state });

/** The step with one more event. */
export function emit(step: Step, event: GameEvent): Step {
  return { events: [...step.events, event], state: evolve(step.state, event) };
}
