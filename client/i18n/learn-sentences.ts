import { english } from './en/learn.ts';
import type { LearnWords } from './learn-words.ts';

/** What the page for learners says, in the page's language. */
export const sayLearn: LearnWords = english;
