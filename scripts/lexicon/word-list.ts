/** The words of a language, and where they come from. */
export interface WordList {
  /** Upper case, each once. */
  readonly words: readonly string[];
  /** How many came from where, to be printed. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a word may have: longer ones do not fit the board. */
export const SHORTEST = 2;
export const LONGEST = 15;
