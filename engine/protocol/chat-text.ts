import { err, ok, type Result } from '../base/result.ts';
import { fits, isSeen, tidy } from './clean-text.ts';
import type { TalkError } from './errors.ts';
import { MAX_LINE } from './limits.ts';

/** A line of chat as it is kept and shown. */
export function cleanLine(raw: string): Result<string, TalkError> {
  const line = tidy(raw);
  if (!isSeen(line)) return err({ code: 'chat/empty' });
  return fits(line, MAX_LINE) ? ok(line) : err({ code: 'chat/too-long', max: MAX_LINE });
}
