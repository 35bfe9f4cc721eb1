import { err, ok, type Result } from '../base/result.ts';
import type { RoomError } from './errors.ts';
import { MAX_NAME, MAX_ROOM_NAME } from './limits.ts';

export type NameError = Extract<RoomError, { code: 'name/empty' | 'name/too-long' }>;

/** What has no shape of its own or turns the text around it: controls, marks of direction, fillers, lone halves. */
const UNSEEN =
  /\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Default_Ignorable_Code_Point}|\p{Variation_Selector}|\u2800|\u{1d159}/gu;
/** Marks on one character, more than which no script has; what is piled higher paints over its neighbours. */
const PILED = /(\p{M}{4})\p{M}+/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** A character with accents piled upon it is still one: this many UTF-16 units for each are enough for all scripts. */
const UNITS_PER_CHARACTER = 8;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A player's name as it is shown. */
export function cleanName(raw: string): Result<string, NameError> {
  const name = tidy(raw);
  if (!SEEN.test(name)) return err({ code: 'name/empty' });
  return fits(name, MAX_NAME) ? ok(name) : err({ code: 'name/too-long', max: MAX_NAME });
}

/** A room's title as it is shown; it may be empty. */
export function cleanRoomName(raw: string): Result<string, NameError> {
  const name = tidy(raw);
  if (!SEEN.test(name)) return ok('');
  return fits(name, MAX_ROOM_NAME) ? ok(name) : err({ code: 'name/too-long', max: MAX_ROOM_NAME });
}

/** A player's name as a room with `others` shows it: with a number behind it where one of them reads the same. */
export function nameAmong(raw: string, others: readonly string[]): Result<string, NameError> {
  const cleaned = cleanName(raw);
  return cleaned.ok ? ok(distinctName(cleaned.value, others)) : cleaned;
}

function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(folded));
  let distinct = name;
  for (let number = 2; taken.has(folded(distinct)); number++) {
    const suffix = ` ${number}`;
    distinct = firstCharacters(name, MAX_NAME - suffix.length).trimEnd() + suffix;
  }
  return distinct;
}

const tidy = (raw: string): string =>
  raw
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

function fits(name: string, max: number): boolean {
  return name.length <= max * UNITS_PER_CHARACTER && firstCharacters(name, max) === name;
}

/** What `text` begins with: so many characters as people count them. */
export function firstCharacters(text: string, count: number): string {
  return [...characters.segment(text)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
}
