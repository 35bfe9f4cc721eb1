import type { TileSetId } from '../../engine/equipment/tile-sets.ts';
import type { Word } from '../../engine/words/lexicon.ts';

/** Which words are to be judged, and by which list. */
export interface WordsAsked {
  readonly tileSet: TileSetId;
  /** Id of the lexicon, and its hash: another edition of it would say something else. */
  readonly lexicon: string;
  readonly hash: string;
  readonly words: readonly Word[];
}

/** What the page wants of its worker; the answer has the same number. */
export type JudgeCall = WordsAsked & { readonly number: number };

export interface JudgeReply {
  readonly number: number;
  /** Whether each is a word; null where the list cannot be had. */
  readonly verdicts: readonly boolean[] | null;
}
