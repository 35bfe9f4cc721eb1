import type { Language } from '../../engine/words/languages.ts';
import type { WordList } from './word-list.ts';

/** How a lexicon is made. */
export interface Recipe {
  readonly id: string;
  /** What people read. */
  readonly title: string;
  readonly tileSet: Language;
  /** Files and folders that the words are taken from, beside the code here. */
  readonly sources: readonly string[];
  readonly make: () => WordList;
  /** What has to stand beside the list, wherever it goes. */
  readonly notice: () => string;
}
