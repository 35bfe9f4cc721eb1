import { err, ok, type Result } from '../base/result.ts';
import type { Seat } from '../base/units.ts';
import { unreachable } from '../base/unreachable.ts';
import type { Action } from './actions.ts';
import { challenge } from './challenge.ts';
import { charged } from './clock.ts';
import { settle } from './ending.ts';
import type { Env } from './env.ts';
import type { GameError } from './errors.ts';
import { exchange } from './exchange.ts';
import { flag } from './flag.ts';
import { give } from './give.ts';
import { accept, answersDue, presence } from './last-play.ts';
import { leave } from './leave.ts';
import { pass } from './pass.ts';
import { place } from './place.ts';
import { redeem } from './redeem.ts';
import { undecided } from './result.ts';
import { seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

/** The only way to change a game: what `action` leads to, or why it is refused. */
export function reduce(state: GameState, action: Action, env: Env): Result<Step, GameError> {
  if (state.phase === 'over') {
    return action.type === 'due' || action.type === 'presence'
      ? ok(noStep(state))
      : err({ code: 'game/over' });
  }
  if ('seat' in action && seatOf(state, action.seat).left !== null) return err({ code: 'seat/left' });
  const timed = takeTime(state, action, env);
  const step = act(timed.state, action, env);
  if (!step.ok) return step;
  const { events } = step.value;
  if (events.length === 0) return ok(noStep(state));
  return ok(settle({ ...step.value, events: [...timed.events, ...events] }, env));
}

/** Takes off what time has been used before anything else happens, so that every ending has it (rule K3). */
function takeTime(state: GameState, action: Action, env: Env): Step {
  if (state.clock === null) return noStep(state);
  const ends = action.type === 'place' || action.type === 'exchange' || action.type === 'pass';
  const clock = charged(state, state.clock, env, ends ? action.seat : null);
  return emit(noStep(state), { type: 'clock', ...clock });
}

function act(state: GameState, action: Action, env: Env): Result<Step, GameError> {
  switch (action.type) {
    case 'place':
      return onTurn(state, action.seat) ?? place(state, action, env);
    case 'exchange':
      return onTurn(state, action.seat) ?? exchange(state, action, env);
    case 'pass':
      return onTurn(state, action.seat) ?? ok(pass(state, action.seat, 'seat'));
    case 'redeem':
      return onTurn(state, action.seat) ?? redeem(state, action);
    case 'challenge':
      return challenge(state, action, env);
    case 'accept':
      return accept(state, action);
    case 'resign':
      return ok(leave(state, action.seat, 'resigned'));
    case 'give':
      return give(state, action);
    case 'remove':
      return ok(leave(state, action.seat, action.cause));
    case 'stop':
      return ok(emit(noStep(state), undecided(state, action.reason)));
    case 'presence':
      return ok(presence(state, action, env));
    case 'due':
      return ok(flag(state, env) ?? answersDue(state, env));
    default:
      return unreachable(action);
  }
}

/** Why it is not the seat's turn to play, exchange or pass; null where it is. */
function onTurn(state: GameState, seat: Seat): Result<never, GameError> | null {
  if (state.phase === 'lastPlay') return err({ code: 'turn/last-play-waits' });
  return seat === state.toMove ? null : err({ code: 'turn/not-yours', toMove: state.toMove });
}
