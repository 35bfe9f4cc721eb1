import type { Seat } from '../base/units.ts';
import type { Tile } from '../equipment/tile-set.ts';
import type { Placement } from '../play/board.ts';

/** What a seat, or the room on the clock's behalf, wants done. */
export type Action =
  | { readonly type: 'place'; readonly seat: Seat; readonly tiles: readonly Placement[] }
  | { readonly type: 'exchange'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass'; readonly seat: Seat }
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
  /** The seat came or went while a last play waits for it. */
  | { readonly type: 'presence'; readonly seat: Seat; readonly here: boolean }
  /** Deadlines may have passed. */
  | { readonly type: 'due' };
