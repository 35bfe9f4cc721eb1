import { english } from './en/verify.ts';
import type { VerifyWords } from './verify-words.ts';

/** What is said where a record is verified, in the page's language. */
export const sayVerify: VerifyWords = english;
