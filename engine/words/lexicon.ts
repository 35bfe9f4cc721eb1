import type { Letter } from '../equipment/tile-set.ts';
import type { WordGraph } from './word-graph.ts';

/** A word, tile by tile: where a tile shows several characters, its letters side by side are not that tile. */
export type Word = readonly Letter[];

/** The words of a game, to be judged by. */
export interface Lexicon {
  readonly has: (word: Word) => boolean;
}

/** They can also be walked letter by letter. */
export interface WordList extends Lexicon {
  readonly graph: WordGraph;
}

/** Which lexicon a game is played by (rule W6); shown in the room. */
export interface LexiconRef {
  /** Stable name, e.g. `english`. */
  readonly id: string;
  /** What people read, e.g. `English (Crosstile 2026)`. */
  readonly title: string;
  /** First 16 hex digits of the SHA-256 of the packed graph. */
  readonly hash: string;
  /** How many words it has. */
  readonly words: number;
}
