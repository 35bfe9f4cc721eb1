import { err, ok, type Result } from '../base/result.ts';
import { takeFromRack } from '../play/rack-tiles.ts';
import type { Action } from './actions.ts';
import type { GameError } from './errors.ts';
import { seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

type Redeem = Extract<Action, { type: 'redeem' }>;

/** A blank for the tile that it stands for (rule W5). It is no turn, so that a play can follow. */
export function redeem(state: GameState, { seat, square }: Redeem): Result<Step, GameError> {
  if (!state.ruleset.blanks.redeemable) return err({ code: 'blank/not-redeemable' });
  const lying = state.board[square];
  if (!lying?.blank) return err({ code: 'blank/none-there', square });
  const open = state.latestPlay?.status === 'open' ? state.latestPlay : null;
  // Withdrawn, the play would bring back a tile that lies on the rack already.
  if (open?.tiles.some((tile) => tile.square === square)) {
    return err({ code: 'blank/can-be-challenged', square });
  }
  // Or return a drawn tile that lies on the board by then. Missed turns bring it round to whoever laid the play.
  if (open?.seat === seat) return err({ code: 'blank/own-play-open' });
  const left = takeFromRack(seatOf(state, seat).rack, [lying.letter]);
  if (!left.ok) return left;
  return ok(emit(noStep(state), { type: 'redeemed', seat, square, letter: lying.letter }));
}
