import type { Square } from '../base/units.ts';
import type { Letter, Tile } from '../equipment/tile-set.ts';
import type { Word } from '../words/lexicon.ts';
import type { Placement } from './board.ts';

export type Direction = 'across' | 'down';

/** A word that a play forms, with what it scores by itself. */
export interface ScoredWord {
  readonly letters: Word;
  readonly squares: readonly Square[];
  /** Points with this play's premiums, the bingo bonus not included. */
  readonly score: number;
}

/** A play that lies as the rules want it. Whether its words are valid is another question. */
export interface Play {
  readonly direction: Direction;
  /** The new tiles, in the order they are read. */
  readonly tiles: readonly Placement[];
  /** The main word first, then the cross words in reading order of their new tile. */
  readonly words: readonly [ScoredWord, ...ScoredWord[]];
  /** Bonus for laying many tiles, 0 where there is none. */
  readonly bingo: number;
  /** Points of the whole play. */
  readonly score: number;
}

/** Why tiles do not lie as the rules want it. */
export type PlayError =
  | { readonly code: 'play/no-tiles' }
  | { readonly code: 'play/off-board' }
  | { readonly code: 'play/square-taken'; readonly square: Square }
  | { readonly code: 'play/not-in-line' }
  | { readonly code: 'play/gap'; readonly square: Square }
  | { readonly code: 'play/misses-star'; readonly star: Square }
  | { readonly code: 'play/too-short' }
  | { readonly code: 'play/not-connected' };

/** Why tiles cannot come from a rack. */
export type RackError =
  | { readonly code: 'rack/missing-tile'; readonly tile: Tile }
  | { readonly code: 'blank/no-letter'; readonly square: Square }
  | { readonly code: 'tile/not-a-letter'; readonly letter: Letter };
