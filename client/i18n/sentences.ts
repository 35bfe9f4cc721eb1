import type { Seat } from '../../engine/base/units.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { TurnRow, Verdict } from '../state/turns.ts';
import { english } from './en.ts';
import { type Context, PROBLEM_CODES, type ProblemCode, type RefusalOf, type Said } from './language.ts';

/** Why something was refused, in words. */
export function sentenceFor(error: Refusal | Problem, context: Context): Said {
  return 'status' in error ? sentenceForProblem(error) : refused(error.code, error, context);
}

/** What the API refused, in words; one that this version has no words for says that it did not work. */
export function sentenceForProblem({ code }: Pick<Problem, 'code'>): Said {
  return isKnown(code) ? english.problems[code] : english.unknownProblem;
}

/** A turn without its score, as the list of turns has it: `8D FINED`, `Exchanged 3`. */
export const turnText = (row: TurnRow): string => english.turn(row);

/** How a challenge went. */
export const verdictText = (verdict: Verdict, context: Context): Said => english.verdict(verdict, context);

/** That a play took squares of the draft. */
export const displacedText = (seat: Seat, count: number, context: Context): Said =>
  english.displaced(seat, count, context);

// The code is told apart from its error so that the table's entry and its argument are seen to match.
function refused<Code extends Refusal['code']>(code: Code, error: Refusal, context: Context): Said {
  const say: (error: RefusalOf<Code>, context: Context) => Said = english.refusals[code];
  return hasCode(error, code) ? say(error, context) : english.unknownProblem;
}

const hasCode = <Code extends Refusal['code']>(error: Refusal, code: Code): error is RefusalOf<Code> =>
  error.code === code;

const isKnown = (code: string): code is ProblemCode => (PROBLEM_CODES as readonly string[]).includes(code);
