import type { Problem } from '../../engine/protocol/api.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { Context } from '../state/people.ts';
import { english } from './en/english.ts';
import { type Language, PROBLEM_CODES, type ProblemCode, type RefusalOf, type Said } from './language.ts';

/** The page's language. */
export const say: Language = english;

/** Why something was refused, in words. */
export function sentenceFor(error: Refusal | Problem, context: Context): Said {
  return 'status' in error ? sentenceForProblem(error) : refused(error.code, error, context);
}

/** What the API refused, in words; one that this version has no words for says that it did not work. */
export function sentenceForProblem({ code, retryAfter }: Pick<Problem, 'code' | 'retryAfter'>): Said {
  if (code === 'http/too-many' && retryAfter !== undefined) return say.tooMany(retryAfter);
  return isKnown(code) ? say.problems[code] : say.unknownProblem;
}

// The code is told apart from its error so that the table's entry and its argument are seen to match.
function refused<Code extends Refusal['code']>(code: Code, error: Refusal, context: Context): Said {
  const tell: (error: RefusalOf<Code>, context: Context) => Said = say.refusals[code];
  return hasCode(error, code) ? tell(error, context) : say.unknownProblem;
}

const hasCode = <Code extends Refusal['code']>(error: Refusal, code: Code): error is RefusalOf<Code> =>
  error.code === code;

const isKnown = (code: string): code is ProblemCode => (PROBLEM_CODES as readonly string[]).includes(code);
