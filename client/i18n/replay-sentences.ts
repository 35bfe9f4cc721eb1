import type { OpenError } from '../replay/open-game.ts';
import { english } from './en/replay.ts';
import type { ReplayWords } from './replay-words.ts';

/** What the page for game files says, in the page's language. */
export const sayReplay: ReplayWords = english;

/** Why a file cannot be opened, in a sentence. */
export function openErrorText(error: OpenError): string {
  return told(error.code, error);
}

// The code is told apart from its error so that the table's entry and its argument are seen to match.
function told<Code extends OpenError['code']>(code: Code, error: OpenError): string {
  return hasCode(error, code) ? sayReplay.errors[code](error) : code;
}

const hasCode = <Code extends OpenError['code']>(
  error: OpenError,
  code: Code,
): error is OpenError & Extract<OpenError, { code: Code }> => error.code === code;
