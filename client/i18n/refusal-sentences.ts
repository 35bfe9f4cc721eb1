import type { Problem } from '../../engine/protocol/api.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { Context } from '../state/people.ts';
import type { RefusalOf, Said } from './language.ts';
import { say, sentenceForProblem } from './sentences.ts';

/** Why something was refused, in words. */
export function sentenceFor(error: Refusal | Problem, context: Context): Said {
  return 'status' in error ? sentenceForProblem(error) : refused(error.code, error, context);
}

// The code is told apart from its error so that the table's entry and its argument are seen to match.
function refused<Code extends Refusal['code']>(code: Code, error: Refusal, context: Context): Said {
  const tell: (error: RefusalOf<Code>, context: Context) => Said = say.refusals[code];
  return hasCode(error, code) ? tell(error, context) : say.unknownProblem;
}

const hasCode = <Code extends Refusal['code']>(error: Refusal, code: Code): error is RefusalOf<Code> =>
  error.code === code;
