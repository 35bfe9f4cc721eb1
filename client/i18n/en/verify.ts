import { unreachable } from '../../../engine/base/unreachable.ts';
import type { Names } from '../../state/people.ts';
import type { Check, PageDifference, Report } from '../../verify/check-record.ts';
import type { RecordRefusal } from '../../verify/record-opener.ts';
import { type GamePlace, whereDiffers } from '../../verify/where-differs.ts';
import type { CheckSaid, VerifyWords } from '../verify-words.ts';
import { winnerLine } from './result.ts';
import { differenceText, RECORD_PROVES, recordErrorText, TAKEN_AS_RECORDED } from './verification.ts';
import { listed, nameAt, turns } from './words.ts';

export const english: VerifyWords = {
  form: {
    title: 'Verify a record',
    lead: 'A finished game can be played again from its record: the seed that was fixed before the first draw, every tile drawn, every score. Drop the file anywhere on this page, choose it, or paste what is in it.',
    note: 'Nothing is uploaded: the record is read and played again in this page.',
    choose: 'Choose a file',
    field: 'Text of a record',
    submit: 'Verify the text',
    back: 'Back to the last one',
  },
  drop: 'Drop the record to verify it',
  another: 'Verify another record',
  checks: 'What was checked',
  notChecked: 'What this does not show',
  verdict: ({ holds }) => (holds ? 'The record holds' : 'The record does not hold'),
  game: ({ room, game, names }) =>
    `By what it says, ${listed(names)} played game ${game} of room ${room}. No names are checked.`,
  check: checkText,
  outcomes: { holds: 'holds', differs: 'differs', open: 'not known' },
  limits: ({ holds, record: { lexicon } }) => [
    ...TAKEN_AS_RECORDED,
    `No word is looked up: the record names the word list ${lexicon.title}, ${lexicon.hash}.`,
    // A record that does not hold proves nothing of it.
    ...(holds ? RECORD_PROVES : []),
  ],
  refusal: refusalText,
};

const TITLES: Readonly<Record<Check['about'], string>> = {
  seed: 'The seed fits its fingerprint',
  seen: 'The fingerprint is the one shown at the start',
  own: 'This device’s share is in the draw',
  draws: 'Every draw follows from the seed',
  turns: 'Every turn and score follows from the rules',
  end: 'The ending and the totals are right',
  page: 'This page shows the same game',
};

const FAILED_TITLES: Readonly<Record<Check['about'], string>> = {
  seed: 'The seed does not fit its fingerprint',
  seen: 'The fingerprint is not the one shown at the start',
  own: 'This device’s share is not in the draw',
  draws: 'A draw does not follow from the seed',
  turns: 'A turn does not follow from the rules',
  end: 'The ending is not right',
  page: 'This page shows something else',
};

function checkText(check: Check, report: Report): CheckSaid {
  const titles = check.outcome === 'differs' ? FAILED_TITLES : TITLES;
  return { title: titles[check.about], text: textOf(check, report) };
}

function textOf(check: Check, report: Report): string {
  switch (check.about) {
    case 'seed':
      return check.outcome === 'holds' ? `Its SHA-256 is ${report.record.commitment}.` : differenceIn(report);
    case 'seen':
      return seenText(report);
    case 'own':
      return check.outcome === 'holds'
        ? 'What it added before the first draw is in the record.'
        : `It added ${report.seal?.nonce}, which the record does not have.`;
    case 'draws':
    case 'turns':
    case 'end':
      return playedText(check.about, check.outcome, report);
    case 'page':
      return check.differs === null ? PAGE_TEXTS[check.outcome] : PAGE_DIFFERENCES[check.differs];
    default:
      return unreachable(check);
  }
}

function seenText({ record, seal }: Report): string {
  if (seal === null) {
    return `This device did not see the game begin. Who noted the fingerprint then can compare it: ${record.commitment}.`;
  }
  if (seal.commitment !== record.commitment) {
    return `This device was shown ${seal.commitment}, and the record has ${record.commitment}.`;
  }
  return seal.early
    ? 'This device has kept it since before the first draw.'
    : 'This device has kept it since it first saw the game, which had begun by then.';
}

function playedText(about: 'draws' | 'turns' | 'end', outcome: Check['outcome'], report: Report): string {
  const { record, verified } = report;
  if (outcome === 'differs') return differenceIn(report);
  if (!verified.ok) return 'Not looked at any further: something else differs first.';
  switch (about) {
    case 'draws':
      return `All ${verified.value.draws} came out the same when they were made again.`;
    case 'turns':
      return verified.value.turns === 0
        ? 'No turn was taken.'
        : `${turns(verified.value.turns)} played again, with the same words and points.`;
    case 'end':
      return `${winnerLine(verified.value.result, record.names)}.`;
  }
}

/** What differs first: where, as the players would say, and then to the letter. */
function differenceIn({ record, verified }: Report): string {
  if (verified.ok) return '';
  const place = whereDiffers(record, verified.error);
  const text = differenceText(verified.error);
  return place === null ? text : `${placeText(place, record.names)}: ${text}`;
}

function placeText(place: GamePlace, names: Names): string {
  switch (place.kind) {
    case 'starting-draw':
      return 'In the starting draw';
    case 'first-racks':
      return 'In the first racks';
    case 'result':
      return 'In the result';
    case 'turn':
      return `In turn ${place.turn}, ${nameAt(names, place.seat)}`;
  }
}

const PAGE_TEXTS: Readonly<Record<Check['outcome'], string>> = {
  holds: 'Board, scores and result are those of the record.',
  differs: '',
  open: 'Not looked at: the record leads to no end.',
};

const PAGE_DIFFERENCES: Readonly<Record<PageDifference, string>> = {
  game: 'The record is of another game than this page.',
  seal: 'The seed or its fingerprint on this page is another one.',
  end: 'The board, the scores or the result on this page are others.',
};

function refusalText({ fileName, error }: RecordRefusal): string {
  const what = fileName === null ? 'This text' : `“${fileName.replace(/\p{C}/gu, '')}”`;
  switch (error.code) {
    case 'file/unreadable':
      return `The browser could not read ${what}.`;
    case 'record/gcg':
      return `${what} is a GCG file. It has no seed, so its draws cannot be verified; “Open a game file” on the start page steps through it.`;
    default:
      return `${what} is no record of a game. ${recordErrorText(error)}`;
  }
}
