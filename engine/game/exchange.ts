import { err, ok, type Result } from '../base/result.ts';
import { bagSize, drawTiles, putTiles } from '../equipment/bag.ts';
import { equipmentOf } from '../equipment/equipment.ts';
import { takeFromRack } from '../play/rack-tiles.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameError } from './errors.ts';
import { seatOf } from './seats.ts';
import type { GameState } from './state.ts';
import { emit, noStep, type Step } from './step.ts';

type Exchange = Extract<Action, { type: 'exchange' }>;

/** Tiles for as many others (rule T2). */
export function exchange(state: GameState, action: Exchange, env: Env): Result<Step, GameError> {
  const wanted = action.tiles.length;
  const inBag = bagSize(state.bag);
  const needed = Math.max(wanted, state.ruleset.exchange.minBag);
  if (wanted === 0) return err({ code: 'exchange/no-tiles' });
  const kept = takeFromRack(seatOf(state, action.seat).rack, action.tiles);
  if (!kept.ok) return kept;
  if (inBag < needed) return err({ code: 'exchange/bag-too-small', inBag, needed });

  const { tileSet } = equipmentOf(state.ruleset);
  const returnsFirst = state.ruleset.exchange.order === 'returnFirst';
  const bag = returnsFirst ? putTiles(tileSet, state.bag, action.tiles) : state.bag;
  const draw = drawTiles(tileSet, bag, wanted, env.draws, state.drawCounter);
  return ok(
    emit(noStep(state), {
      type: 'exchanged',
      seat: action.seat,
      turn: state.turn,
      returned: action.tiles,
      drawn: draw.tiles,
      drawCounter: draw.drawCounter,
    }),
  );
}
