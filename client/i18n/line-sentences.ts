import { line } from './en/line.ts';
import type { LineWords } from './line-words.ts';

/** What the command line understands and answers, in the page's language. */
export const sayLine: LineWords = line;
