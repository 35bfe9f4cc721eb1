import type { People } from '../state/people.ts';
import type { WordSum } from '../state/word-sum.ts';

/** The ways to look back on a finished game. */
export interface LookBackWords {
  readonly replay: string;
  readonly picture: string;
  /** In the place of how it went, where that did not load. */
  readonly story: string;
  /** What can be done with a final board. */
  readonly board: string;
}

/** What is said of words that lie on the board. */
export interface WordsLaidWords {
  /** How one was counted, as arithmetic without its outcome: `(4 × 2 + 1 + 1) × 2 + 50`. */
  readonly terms: (sum: WordSum) => string;
  readonly aloud: (sum: WordSum, people: People) => string;
  /** Behind a word that is not played yet: what the room would say to it. */
  readonly good: string;
  readonly bad: string;
  /** Under words of which some are none. */
  readonly wrong: string;
}
