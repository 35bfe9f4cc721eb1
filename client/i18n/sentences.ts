import type { Problem } from '../../engine/protocol/api.ts';
import * as say from './en/english.ts';
import { PROBLEM_CODES, type ProblemCode, type Said } from './language.ts';

/** The page's language. */
export { say };

/** What the API refused, in words; one that this version has no words for says that it did not work. */
export function sentenceForProblem({ code, retryAfter }: Pick<Problem, 'code' | 'retryAfter'>): Said {
  if (code === 'http/too-many' && retryAfter !== undefined) return say.tooMany(retryAfter);
  return isKnown(code) ? say.problems[code] : say.unknownProblem;
}

const isKnown = (code: string): code is ProblemCode => (PROBLEM_CODES as readonly string[]).includes(code);
