import { err, ok, type Result } from '../base/result.ts';
import { firstCharacters, fits, folded, isSeen, tidy } from './clean-text.ts';
import type { RoomError } from './errors.ts';
import { MAX_NAME, MAX_ROOM_NAME } from './limits.ts';
import { OWN_WORDS } from './own-words.ts';

export type NameError = Extract<RoomError, { code: 'name/empty' | 'name/too-long' }>;

/** A player's name as it is shown. */
export function cleanName(raw: string): Result<string, NameError> {
  const name = tidy(raw);
  if (!isSeen(name)) return err({ code: 'name/empty' });
  return fits(name, MAX_NAME) ? ok(name) : err({ code: 'name/too-long', max: MAX_NAME });
}

/** A room's title as it is shown; it may be empty. */
export function cleanRoomName(raw: string): Result<string, NameError> {
  const name = tidy(raw);
  if (!isSeen(name)) return ok('');
  return fits(name, MAX_ROOM_NAME) ? ok(name) : err({ code: 'name/too-long', max: MAX_ROOM_NAME });
}

/**
 * A player's name as a room with `others` shows it: with a number behind it where one of them reads the same, or the
 * page calls its reader so.
 */
export function nameAmong(raw: string, others: readonly string[]): Result<string, NameError> {
  const cleaned = cleanName(raw);
  return cleaned.ok ? ok(distinctName(cleaned.value, others)) : cleaned;
}

function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set([...OWN_WORDS, ...others].map(folded));
  let distinct = name;
  for (let number = 2; taken.has(folded(distinct)); number++) {
    const suffix = ` ${number}`;
    distinct = firstCharacters(name, MAX_NAME - suffix.length).trimEnd() + suffix;
  }
  return distinct;
}
