import type { Seat } from '../base/units.ts';
import { bagSize } from '../equipment/bag.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import { tileValues } from '../equipment/tile-set.ts';
import type { Env } from './env.ts';
import type { EndedEvent, Standing } from './events.ts';
import { askForAnswers } from './last-play.ts';
import { seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, type Step } from './step.ts';

/** What follows from a step by itself: the wait after a last play, owed turns, the end (rules C4, C5, E1, E2). */
export function settle(step: Step, env: Env): Step {
  if (step.events.length === 0) return step;
  const { state } = step;
  const out = outSeat(state);
  if (out !== null) return settleOut(step, out, env);
  if (isScorelessOut(state)) return emit(step, endingOf(state, 'scoreless', null));
  if (seatOf(state, state.toMove).owed === 0) return step;
  const missed = emit(step, { type: 'turnLost', seat: state.toMove, turn: state.turn, cause: 'owed' });
  return settle(missed, env);
}

function settleOut(step: Step, out: Seat, env: Env): Step {
  const { latestPlay, wait, phase } = step.state;
  const open = latestPlay?.status === 'open';
  if (open && phase === 'playing') return askForAnswers(step, latestPlay, env);
  if (open && wait !== null && wait.answers.length > 0) return step;
  return emit(step, endingOf(step.state, 'out', out));
}

/** Who has just played the last tile while the bag is empty (rule E1); null where nobody has. */
function outSeat(state: GameState): Seat | null {
  const last = state.latestPlay?.seat;
  if (last === undefined || bagSize(state.bag) > 0) return null;
  return seatOf(state, last).rack.length === 0 ? last : null;
}

function isScorelessOut(state: GameState): boolean {
  return state.scoreless >= state.ruleset.end.scoreless.perSeat * state.seats.length;
}

/** The result with every seat's rack settled, once (rules E4, E5, E6). */
export function endingOf(state: GameState, reason: EndedEvent['reason'], out: Seat | null): EndedEvent {
  const { tileSet } = equipmentOf(state.ruleset);
  const racks = state.seats.map((each) => tileValues(tileSet, each.rack));
  const sum = racks.reduce((total, points) => total + points, 0);
  const scored = state.seats.map(({ score, rack }, seat) => {
    // Taken from 0, since -0 is not what it reads as once it was stored.
    const rackPoints = 0 - (racks[seat] ?? 0);
    const outPoints = seat === out ? sum + rackPoints : 0;
    return { before: score, rack, rackPoints, outPoints, total: score + rackPoints + outPoints };
  });
  const standings = scored.map((own) => ({
    ...own,
    place: 1 + scored.filter((other) => isAhead(other, own)).length,
  }));
  return { type: 'ended', reason, out, standings };
}

/** By total; at a tie by the score before the racks were counted (rule E5). */
function isAhead(one: Omit<Standing, 'place'>, other: Omit<Standing, 'place'>): boolean {
  return one.total === other.total ? one.before > other.before : one.total > other.total;
}
