import type { Square } from '../../base/units.ts';
import type { PlayError } from '../../play/play.ts';

/** Where a file and our count differ. */
export type GcgMismatch = {
  /** Index of the player. */
  readonly player: number;
  /** Line of the file; null where the game comes from no file. */
  readonly line: number | null;
} & (
  | {
      /**
       * `score`: of a play, an exchange, a pass or a rack. `withdrawal`: a play takes back what it scored. `total`: the
       * total the file had before and the line's own score do not add up to the line's total.
       */
      readonly code: 'gcg/score' | 'gcg/withdrawal' | 'gcg/total';
      readonly recorded: number;
      readonly computed: number;
    }
  /** Tiles were played or exchanged that the rack of the line does not have. */
  | { readonly code: 'gcg/not-on-rack'; readonly missing: readonly string[] }
  /** The tile set has no such letter. */
  | { readonly code: 'gcg/no-such-letter'; readonly letter: string }
  /** The word leads through a square where no tile lies, or another letter. */
  | { readonly code: 'gcg/not-there'; readonly square: Square }
  | { readonly code: 'gcg/bad-play'; readonly error: PlayError }
  /** The tiles lie well, but the word that they make is not the one that was written. */
  | { readonly code: 'gcg/other-word' }
);
