import type { Lexicon, WordList } from '../../words/lexicon.ts';

/** The words of a game, and which of them a computer opponent knows. */
export interface KnownWords {
  readonly all: Lexicon;
  readonly known: WordList;
}
