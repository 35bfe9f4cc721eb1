import { unreachable } from '../../../engine/base/unreachable.ts';
import type { RecordReadError } from '../../../engine/protocol/record-shape.ts';
import type { RecordDifference } from '../../../engine/verify/record-difference.ts';

const LONGEST_VALUE = 100;

/** What a verified record proves, and what it does not (rule F3). */
export const RECORD_PROVES = [
  'This proves that the room picked no tiles for anybody once it had committed itself.',
  'It does not bind an operator who plays, and keeps no player from asking an engine.',
] as const;

/** What is taken as a record has it, since nothing in it can show it (rule F3). */
export const TAKEN_AS_RECORDED = [
  'Taken as recorded is which room and game it is of, under which names it was played, by which rules, and with which word list.',
  'So is how words were judged, even where a verdict changed nothing; who did what and when, and the time that was given back for the way of a turn; who was here; that nobody had a play left, where that ended the game; and in a rematch, who could begin.',
  'The commitment, and each share in the draw, are the record’s: only who noted them at the time can compare them.',
] as const;

/** Why a file is no record. */
export function recordErrorText(error: RecordReadError): string {
  switch (error.code) {
    case 'record/too-long':
      return `It has more than ${error.max.toLocaleString('en')} characters, and no record has so many.`;
    case 'record/not-json':
      return 'It is not JSON.';
    case 'record/bad-shape':
      return shapeText(error);
    default:
      return unreachable(error);
  }
}

function shapeText({
  path,
  expected,
  received,
}: Extract<RecordReadError, { code: 'record/bad-shape' }>): string {
  const where = path === '' ? 'The whole' : path;
  if (received === 'undefined') return `${where} is missing.`;
  if (expected === 'never') return `${where} does not belong into a record.`;
  return `${where} is ${short(received)}, and should be ${short(expected)}.`;
}

/** What in a record cannot be as it says. */
export function differenceText(difference: RecordDifference): string {
  switch (difference.code) {
    case 'record/commitment':
      return `The seed is not the one that the room had committed itself to: that one gives ${difference.found}, this one ${difference.expected}.`;
    case 'record/seats':
      return `There are ${difference.names} names and ${difference.nonces} nonces.`;
    case 'record/rules':
      return `The rules contradict each other or the number of seats: ${difference.fields.join(', ')}.`;
    case 'record/order':
      return `Step ${difference.step} does not come behind the one before it.`;
    case 'record/draw':
      return differs(difference, 'the seed gives');
    case 'record/differs':
      return differs(difference, 'the rules give');
    case 'record/other-event':
      return otherEvent(difference);
    case 'record/refused':
      return `Step ${difference.step}, ${difference.event}: the rules refuse this (${difference.error.code}).`;
    case 'record/unfinished':
      return `The game is not over behind step ${difference.step}, the last one.`;
    default:
      return unreachable(difference);
  }
}

function differs(
  {
    step,
    event,
    field,
    expected,
    found,
  }: Extract<RecordDifference, { code: 'record/draw' | 'record/differs' }>,
  source: string,
): string {
  return `Step ${step}, ${event}.${field}: ${source} ${shown(expected)}, the record has ${shown(found)}.`;
}

function otherEvent({
  step,
  expected,
  found,
}: Extract<RecordDifference, { code: 'record/other-event' }>): string {
  if (found === null) return `Step ${step}: ${expected ?? 'an event'} is missing.`;
  return expected === null
    ? `Step ${step}: ${found} cannot come here.`
    : `Step ${step}: ${expected} must come here, not ${found}.`;
}

/** A value of an event; tiles side by side. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (!Array.isArray(value)) return short(typeof value === 'string' ? value : JSON.stringify(value));
  if (value.length === 0) return 'nothing';
  return short(value.every((item) => typeof item === 'string') ? value.join(' ') : JSON.stringify(value));
}

const short = (text: string): string =>
  text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
