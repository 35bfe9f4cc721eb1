import type { Seat } from '../../base/units.ts';
import type { Ruleset } from '../../equipment/ruleset.ts';
import type { Tile } from '../../equipment/tile-set.ts';
import type { GameView } from '../../game/view-types.ts';
import type { Placement } from '../../play/board.ts';
import type { BotLevel } from './bot-level.ts';

/** What a computer opponent is asked: what to do now, by what its seat may know. */
export interface BotQuestion {
  readonly level: BotLevel;
  readonly seat: Seat;
  readonly ruleset: Ruleset;
  /** As the seat sees it. */
  readonly game: GameView;
}

/** What it does. It is a wish as a person's is: the rules may refuse it. */
export type BotAnswer =
  | { readonly type: 'place'; readonly tiles: readonly Placement[] }
  | { readonly type: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass' }
  | { readonly type: 'challenge'; readonly turn: number; readonly words: readonly number[] | null }
  /** Lets a play stand that it could challenge. */
  | { readonly type: 'accept'; readonly turn: number };
