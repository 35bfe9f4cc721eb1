import { err, ok, type Result } from '../base/result.ts';
import { millis } from '../base/units.ts';
import type { Action } from './actions.ts';
import type { GameError } from './errors.ts';
import { seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

type Give = Extract<Action, { type: 'give' }>;

/** So often a seat may give time in a game: it makes the log longer each time. */
const MAX_GIFTS = 20;

/** Time for an opponent (rule K6). Where it is counted by the turn, only whoever is on turn has a use for it. */
export function give(state: GameState, { seat, to }: Give): Result<Step, GameError> {
  const { clock: rule, gift } = state.ruleset;
  if (rule === null || gift === 0) return err({ code: 'time/not-in-rules' });
  if (seat === to) return err({ code: 'time/own-clock' });
  if (state.seats[to]?.left !== null) return err({ code: 'time/gone', seat: to });
  if (state.phase === 'lastPlay') return err({ code: 'turn/last-play-waits' });
  if (rule.kind === 'turn' && to !== state.toMove) {
    return err({ code: 'time/not-on-turn', toMove: state.toMove });
  }
  if (seatOf(state, seat).gifts >= MAX_GIFTS) return err({ code: 'time/enough', gifts: MAX_GIFTS });
  return ok(emit(noStep(state), { type: 'timeGiven', seat, to, time: millis(gift) }));
}
