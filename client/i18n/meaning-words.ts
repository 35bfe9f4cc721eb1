import type { Word } from '../../engine/words/lexicon.ts';
import type { Sense } from '../meanings/shard.ts';

/** What is said of what words mean. */
export interface MeaningWords {
  /** `verb, form of FINE: issue a ticket or a fine to as a penalty`. */
  readonly sense: (sense: Sense) => string;
  readonly aloud: (word: Word, sense: Sense) => string;
  /** It is on its way. */
  readonly coming: string;
  /** The list has the word, and nobody here knows what it means. */
  readonly none: string;
  /** Its file did not come. */
  readonly lost: string;
  /** The word can still be challenged. */
  readonly unproven: string;
  /** The way to all of it. */
  readonly more: string;
  /** Where it is from. */
  readonly source: string;
}
