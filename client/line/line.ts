import type { Square } from '../../engine/base/units.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { PlayTextError } from '../../engine/notation/play-text.ts';
import type { Word } from '../../engine/words/lexicon.ts';
import type { Draft } from '../state/draft.ts';

/** What a line can begin with, by whatever word a language has for it; a play begins with its square. */
export const VERBS = [
  'exchange',
  'pass',
  'challenge',
  'accept',
  'play',
  'redeem',
  'recall',
  'shuffle',
  'sort',
  'rack',
  'score',
  'look',
  'agree',
  'decline',
  'resign',
  'yes',
  'help',
] as const;

export type Verb = (typeof VERBS)[number];

/** A line as it was understood. */
export type Deed =
  | { readonly kind: 'lay'; readonly draft: Draft }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  /** All words of the play, or those that are named. */
  | { readonly kind: 'challenge'; readonly words: readonly string[] }
  | { readonly kind: 'redeem'; readonly square: Square }
  /** A row, a column or a square, under its name; the whole board under none. */
  | { readonly kind: 'look'; readonly lines: readonly Looked[] }
  | Alone<Exclude<Verb, 'exchange' | 'challenge' | 'redeem' | 'look'>>;

/** A verb that stands alone. */
type Alone<Kind> = Kind extends Verb ? { readonly kind: Kind } : never;

export type Looked =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'row' | 'column'; readonly name: string; readonly squares: readonly Square[] };

/** Why a line was not done; what the room or its rules refuse is told as it is of a button. */
export type LineError =
  | PlayTextError
  | { readonly code: 'line/unknown'; readonly word: string }
  /** The word stands alone. */
  | { readonly code: 'line/too-much'; readonly word: string }
  | { readonly code: 'line/no-tiles'; readonly text: string }
  | {
      readonly code: 'line/missing';
      readonly tile: Tile;
      readonly hasBlank: boolean;
      readonly isSeveral: boolean;
    }
  /** Small letters are blanks, of which the rack has `blanks`; `written` is the line in capitals, where all were small. */
  | { readonly code: 'line/blanks'; readonly blanks: number; readonly written: string | null }
  | { readonly code: 'line/no-place'; readonly text: string }
  /** Each word counts, so they have to be named. */
  | { readonly code: 'line/which-words'; readonly words: readonly Word[] }
  | { readonly code: 'line/no-such-word'; readonly word: string; readonly words: readonly Word[] }
  | { readonly code: 'line/under-way' }
  | { readonly code: 'line/nothing-asked' }
  | { readonly code: 'line/nothing-to-confirm' };
