import { flagAt } from './clock.ts';
import type { Env } from './env.ts';
import { leave } from './leave.ts';
import { pass } from './pass.ts';
import type { GameState } from './state.ts';
import type { Step } from './step.ts';

/** What the seat to move suffers whose time has run out; null while it has some (rules K1, K2, K5). */
export function flag(state: GameState, env: Env): Step | null {
  const at = flagAt(state);
  if (at === null || env.now < at) return null;
  return state.ruleset.clock?.kind === 'turn'
    ? pass(state, state.toMove, 'clock')
    : leave(state, state.toMove, 'overtime');
}
