import { bagSize } from '../equipment/bag.ts';
import { BLANK, type Tile } from '../equipment/tile-set.ts';
import type { Board } from '../play/board.ts';
import type { Env } from './env.ts';
import { playingSeats, seatOf } from './seats.ts';
import type { GameState } from './state.ts';

/**
 * Whether nobody has a play left (rule E3). It is looked for only where the room checks the words anyway, once the bag
 * cannot be exchanged from and every seat has passed since the last play.
 */
export function isPlayedOut(state: GameState, env: Env): boolean {
  const { ruleset, bag, board } = state;
  if (ruleset.validation !== 'void' || bagSize(bag) >= ruleset.exchange.minBag) return false;
  if (!everybodyPassed(state)) return false;
  const racks = playingSeats(state).map((seat) => seatOf(state, seat).rack);
  const best = ruleset.blanks.redeemable ? racks.map((rack) => redeemed(board, rack)) : racks;
  return !env.findsPlay(ruleset, board, best);
}

/** Since the last play. Nobody can have exchanged: the bag is as it was then. */
function everybodyPassed(state: GameState): boolean {
  const last = state.latestPlay?.turn ?? -1;
  return playingSeats(state).every((seat) => (seatOf(state, seat).lastTurn?.turn ?? -1) > last);
}

/** The rack with every blank on it that the seat could redeem: each stands for the tile it was had for (rule W5). */
function redeemed(board: Board, rack: readonly Tile[]): readonly Tile[] {
  return board.reduce<readonly Tile[]>((tiles, lying) => {
    const at = lying?.blank ? tiles.indexOf(lying.letter) : -1;
    return at < 0 ? tiles : tiles.with(at, BLANK);
  }, rack);
}
