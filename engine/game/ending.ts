import type { Seat } from '../base/units.ts';
import { bagSize } from '../equipment/bag.ts';
import type { Env } from './env.ts';
import type { EndReason, SeatGoneEvent } from './events.ts';
import { askForAnswers } from './last-play.ts';
import { isPlayedOut } from './played-out.ts';
import { decidedBy, settledBy } from './result.ts';
import { playingSeats, seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, type Step } from './step.ts';

/** What follows from a step by itself: the wait after a last play, owed turns, the end (rules C4, C5, E1–E3, R2). */
export function settle(step: Step, env: Env): Step {
  const { state, events } = step;
  if (events.length === 0 || state.phase === 'over') return step;
  const [left, ...others] = playingSeats(state);
  if (left !== undefined && others.length === 0) return emit(step, decidedBy(state, leavingOf(step), left));
  const out = outSeat(state);
  if (out !== null) return settleOut(step, out, env);
  if (isScorelessOut(state)) return emit(step, settledBy(state, 'scoreless', null));
  if (isPlayedOut(state, env)) return emit(step, settledBy(state, 'noPlays', null));
  if (seatOf(state, state.toMove).owed === 0) return step;
  const missed = emit(step, { type: 'turnLost', seat: state.toMove, turn: state.turn, cause: 'owed' });
  return settle(missed, env);
}

function settleOut(step: Step, out: Seat, env: Env): Step {
  const { latestPlay, wait, phase } = step.state;
  const open = latestPlay?.status === 'open';
  if (open && phase === 'playing') return askForAnswers(step, latestPlay, env);
  if (open && wait !== null && wait.answers.length > 0) return step;
  return emit(step, settledBy(step.state, 'out', out));
}

/** Who still plays and has just played the last tile while the bag is empty (rule E1); null where play goes on. */
function outSeat(state: GameState): Seat | null {
  const last = state.latestPlay?.seat;
  if (state.ruleset.end.playOn || last === undefined || bagSize(state.bag) > 0) return null;
  const { rack, left } = seatOf(state, last);
  return rack.length === 0 && left === null ? last : null;
}

/** The limit counts the seats still playing: when one leaves it is lower at once (rule E2). */
function isScorelessOut(state: GameState): boolean {
  return state.scoreless >= state.ruleset.end.scoreless.perSeat * playingSeats(state).length;
}

/** Why one seat is left alone: by what the last of the others went. */
function leavingOf({ events }: Step): EndReason {
  const gone = events.findLast((event) => event.type === 'seatGone');
  return gone === undefined ? 'resignation' : LEAVING[gone.cause];
}

const LEAVING = {
  resigned: 'resignation',
  overtime: 'overtime',
  claimed: 'claim',
  removed: 'removal',
} as const satisfies Record<SeatGoneEvent['cause'], EndReason>;
