import type { WordLists } from '../../engine/protocol/word-lists.ts';
import type { WordsAsked } from './judge-messages.ts';

/** Whether each word is in the list; null where that list, in that very edition, cannot be had. */
export async function judgeWords(
  lists: WordLists,
  { tileSet, lexicon, hash, words }: WordsAsked,
): Promise<readonly boolean[] | null> {
  try {
    const list = await lists.lexicon(tileSet, lexicon);
    return list.ref.hash === hash ? words.map((word) => list.words.has(word)) : null;
  } catch {
    return null;
  }
}
