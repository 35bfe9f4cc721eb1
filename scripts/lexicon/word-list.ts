import type { Vocabulary } from '../../engine/words/vocabulary.ts';

/** The words of a language, and where they come from. */
export interface WordList {
  /** Upper case, each once. */
  readonly words: readonly string[];
  /** How many came from where, to be printed. */
  readonly counts: Readonly<Record<string, number>>;
  /** Its words that people know, where the source says how rare each is; else the shorter words stand in for them. */
  readonly vocabularies?: Vocabularies;
}

export type Vocabularies = Readonly<Record<Vocabulary, readonly string[]>>;

/** What a word may have: longer ones do not fit the board. */
export const SHORTEST = 2;
export const LONGEST = 15;
