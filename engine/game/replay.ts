import type { GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { GameState } from './state.ts';

/** The state that a game's events add up to. No lexicon, draw or clock is read (rule W6). */
export function replay(events: readonly GameEvent[]): GameState {
  const state = events.reduce<GameState | null>(evolve, null);
  if (state === null) throw new Error('a game without events');
  return state;
}
