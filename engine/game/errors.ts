import type { Seat, Square } from '../base/units.ts';
import type { PlayError, RackError } from '../play/play.ts';
import type { Word } from '../words/lexicon.ts';

/** Why an action was refused. `code` is stable and goes over the wire; the rest is data for a sentence. */
export type GameError =
  | PlayError
  | RackError
  | { readonly code: 'word/invalid'; readonly words: readonly Word[] }
  | { readonly code: 'turn/not-yours'; readonly toMove: Seat }
  | { readonly code: 'turn/last-play-waits' }
  | { readonly code: 'exchange/no-tiles' }
  | { readonly code: 'exchange/bag-too-small'; readonly inBag: number; readonly needed: number }
  | { readonly code: 'challenge/not-in-rules' }
  | { readonly code: 'challenge/nothing-to-challenge' }
  | { readonly code: 'challenge/own-play' }
  | { readonly code: 'challenge/already-judged' }
  | { readonly code: 'challenge/closed' }
  | { readonly code: 'challenge/not-next'; readonly next: Seat }
  | { readonly code: 'challenge/words-not-in-rules' }
  | { readonly code: 'challenge/no-such-word'; readonly words: number }
  | { readonly code: 'answer/not-asked' }
  | { readonly code: 'blank/not-redeemable' }
  | { readonly code: 'blank/none-there'; readonly square: Square }
  | { readonly code: 'blank/can-be-challenged'; readonly square: Square }
  | { readonly code: 'blank/own-play-open' }
  | { readonly code: 'time/not-in-rules' }
  | { readonly code: 'time/own-clock' }
  | { readonly code: 'time/gone'; readonly seat: Seat }
  | { readonly code: 'time/not-on-turn'; readonly toMove: Seat }
  | { readonly code: 'time/enough'; readonly gifts: number }
  | { readonly code: 'seat/left' }
  | { readonly code: 'game/over' };
