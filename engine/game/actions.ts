import type { Seat, Square } from '../base/units.ts';
import type { Tile } from '../equipment/tile-set.ts';
import type { Placement } from '../play/board.ts';
import type { NoResult } from './events.ts';

/** What a seat, or the room on the clock's behalf, wants done. */
export type Action =
  | { readonly type: 'place'; readonly seat: Seat; readonly tiles: readonly Placement[] }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass'; readonly seat: Seat }
  /** Takes a blank off the board for the tile that it stands for (rule W5). */
  | { readonly type: 'redeem'; readonly seat: Seat; readonly square: Square }
  /**
   * `turn` is the number of the play that is meant: a late challenge never hits a later play. `words` are places among
   * its words, where the rules let the challenger name them; null for all.
   */
  | {
      readonly type: 'challenge';
      readonly seat: Seat;
      readonly turn: number;
      readonly words: readonly number[] | null;
    }
  /** Lets the last play stand (rule C4). */
  | { readonly type: 'accept'; readonly seat: Seat; readonly turn: number }
  /** Gives up (rule R2). */
  | { readonly type: 'resign'; readonly seat: Seat }
  /** Gives an opponent time (rule K6). */
  | { readonly type: 'give'; readonly seat: Seat; readonly to: Seat }
  /** The others have claimed it: `seat`, who is gone, is taken out of the game (rule R3). */
  | { readonly type: 'remove'; readonly seat: Seat; readonly cause: 'claimed' | 'removed' }
  /** The game ends without a result (rule E7). */
  | { readonly type: 'stop'; readonly reason: NoResult }
  /** The seat came or went while a last play waits for it. */
  | { readonly type: 'presence'; readonly seat: Seat; readonly here: boolean }
  /** Deadlines may have passed. */
  | { readonly type: 'due' };
