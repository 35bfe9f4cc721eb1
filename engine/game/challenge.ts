import { err, ok, type Result } from '../base/result.ts';
import type { Seat } from '../base/units.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameError } from './errors.ts';
import type { ChallengedEvent } from './events.ts';
import { isAwaited } from './last-play.ts';
import type { GameState, LatestPlay } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

type Challenge = Extract<Action, { type: 'challenge' }>;

/** Has the latest play judged, all its words together (rules C1–C3). */
export function challenge(state: GameState, action: Challenge, env: Env): Result<Step, GameError> {
  const allowed = challengeable(state, action);
  if (!allowed.ok) return allowed;
  const play = allowed.value;
  const verdicts = play.words.map((word) => ({ word, valid: env.lexicon.has(word) }));
  const upheld = verdicts.some(({ valid }) => !valid);
  const penalty = upheld ? 'none' : penaltyFor(state, action.seat);
  const judged = emit(noStep(state), {
    type: 'challenged',
    seat: action.seat,
    turn: play.turn,
    verdicts,
    upheld,
    penalty,
  });
  if (penalty !== 'losesThisTurn') return ok(judged);
  return ok(emit(judged, { type: 'turnLost', seat: action.seat, turn: state.turn, cause: 'challenge' }));
}

/** The play that the seat may have judged, or why it may not. */
function challengeable(state: GameState, { seat, turn }: Challenge): Result<LatestPlay, GameError> {
  const play = state.latestPlay;
  if (state.ruleset.challenge.rule === 'void') return err({ code: 'challenge/not-in-rules' });
  if (play === null || turn > play.turn) return err({ code: 'challenge/nothing-to-challenge' });
  if (turn < play.turn || play.status === 'closed') return err({ code: 'challenge/closed' });
  if (play.status === 'judged') return err({ code: 'challenge/already-judged' });
  if (play.seat === seat) return err({ code: 'challenge/own-play' });
  // Who let the last play stand has answered (rule C4).
  if (state.phase === 'lastPlay' && !isAwaited(state, seat)) return err({ code: 'challenge/closed' });
  return ok(play);
}

/** What a failed challenge costs (rule C1); nothing where the game is over with it. */
function penaltyFor(state: GameState, seat: Seat): ChallengedEvent['penalty'] {
  if (state.ruleset.challenge.rule !== 'double' || state.phase === 'lastPlay') return 'none';
  return seat === state.toMove ? 'losesThisTurn' : 'owesTurn';
}
