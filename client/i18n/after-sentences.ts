import type { AfterWords } from './after-words.ts';
import { english } from './en/after.ts';

/** What is said of a finished game's course, in the page's language. */
export const sayAfter: AfterWords = english;
