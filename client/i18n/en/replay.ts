import { seat } from '../../../engine/base/units.ts';
import type { BoardLayout } from '../../../engine/equipment/board-layout.ts';
import { squareName } from '../../../engine/notation/coordinates.ts';
import type { GcgEnding } from '../../../engine/notation/gcg/gcg-ending.ts';
import type { GcgMismatch } from '../../../engine/notation/gcg/gcg-mismatch.ts';
import type { PlayError } from '../../../engine/play/play.ts';
import type { ReplayRow } from '../../replay/replay-rows.ts';
import type { ReplayWords } from '../replay-words.ts';
import { replayErrors } from './replay-errors.ts';
import { change, listed, nameAt, points, signed } from './words.ts';

export const english: ReplayWords = {
  form: {
    title: 'Open a game file',
    lead: 'Step through a game that was saved as GCG, here or in another program. Drop the file anywhere on this page, choose it, or paste what is in it.',
    note: 'Nothing is uploaded: the file is read in this page and stays on this device.',
    choose: 'Choose a file',
    field: 'Text of a file',
    submit: 'Open the text',
    back: (title) => `Back to ${title}`,
  },
  errors: replayErrors,
  title: (names) => listed(names),
  turn: turnText,
  points: ({ event }) =>
    event.type === 'play' || (event.type === 'pass' && event.score === 0)
      ? signed(event.score)
      : change(event.score),
  mismatch: mismatchText,
  checked: (mismatches) =>
    mismatches === 0
      ? 'Counted again, every score agrees.'
      : `${mismatches === 1 ? 'One thing in this file does' : `${mismatches} things in this file do`} not add up.`,
  place: ({ position }, name, line) =>
    `Turn ${position}, ${name}${line === null ? '' : `, line ${line} of the file`}:`,
  ending: endingText,
  meanings: 'Meanings of the words',
  position: (position, count) => `${position} of ${count}`,
  announcement,
};

function turnText({ event, notation }: Pick<ReplayRow, 'event' | 'notation'>): string {
  switch (event.type) {
    case 'play':
      return notation;
    case 'exchange':
      return `Exchanged ${event.tiles === null ? event.count : event.tiles.join('')}`;
    case 'pass':
      return 'Passed';
    case 'withdrawn':
      return 'Took it back';
    case 'challenge':
      return event.score < 0 ? 'Challenge failed' : 'Stood a challenge';
    case 'time':
      return 'Overtime';
    case 'rackGain':
      return `Racks ${event.tiles.join('')}`;
    case 'rackLoss':
      return `Rack ${event.tiles.join('')}`;
  }
}

function mismatchText(mismatch: GcgMismatch, layout: BoardLayout): string {
  switch (mismatch.code) {
    case 'gcg/score':
      return `The file has ${points(mismatch.recorded)}, counted again it is ${signed(mismatch.computed)}.`;
    case 'gcg/withdrawal':
      return `The file takes back ${points(-mismatch.recorded)}, and the play had scored ${signed(-mismatch.computed)}.`;
    case 'gcg/total':
      return `The file has a total of ${signed(mismatch.recorded)}. With the total before, it would be ${signed(mismatch.computed)}.`;
    case 'gcg/not-on-rack':
      return `The rack does not have ${listed(mismatch.missing.map(tileName))}.`;
    case 'gcg/no-such-letter':
      return `The tile set has no ${mismatch.letter}.`;
    case 'gcg/not-there':
      return `The word leads through ${squareName(layout, mismatch.square)}, where no such tile lies.`;
    case 'gcg/bad-play':
      return `The tiles cannot lie so: ${PLAY_ERRORS[mismatch.error.code](placeOf(mismatch.error, layout))}.`;
    case 'gcg/other-word':
      return 'The tiles make another word than the file has.';
  }
}

const tileName = (face: string): string => (face === '?' ? 'a blank' : face);

/** The square that an error is about; empty where it is about none. */
function placeOf(error: PlayError, layout: BoardLayout): string {
  if ('square' in error) return squareName(layout, error.square);
  return 'star' in error ? squareName(layout, error.star) : '';
}

/** What is wrong with tiles, about a square. */
const PLAY_ERRORS: Readonly<Record<PlayError['code'], (square: string) => string>> = {
  'play/no-tiles': () => 'none is new',
  'play/off-board': () => 'one is off the board',
  'play/square-taken': (square) => `another lies on ${square}`,
  'play/not-in-line': () => 'they are not in one line',
  'play/gap': (square) => `there is a gap at ${square}`,
  'play/misses-star': (square) => `the first word does not cover ${square}`,
  'play/too-short': () => 'a word has at least two letters',
  'play/not-connected': () => 'they touch none that lie there',
};

function endingText(ending: GcgEnding | null, names: readonly string[]): string {
  if (ending === null) return 'The game is not finished.';
  const how = howItEnded(ending, names);
  return 'settled' in ending && !ending.settled
    ? `${how} The file does not count the racks that were left.`
    : how;
}

/** Of an ending that decides by itself, `who` may be unknown. */
function howItEnded(ending: GcgEnding, names: readonly string[]): string {
  const players = 'players' in ending ? ending.players : [];
  const who = listed(players.map((player) => nameAt(names, seat(player)))) || 'Somebody';
  const were = players.length > 1 ? 'were' : 'was';
  switch (ending.reason) {
    case 'out':
      return `${nameAt(names, seat(ending.player))} went out.`;
    case 'scoreless':
      return 'The game ended because nobody scored any more.';
    case 'noPlays':
      return 'Everybody passed and nobody had a play left.';
    case 'challenge':
      return `${who} was wrong in the challenge that decides the game, so the racks do not count.`;
    case 'resignation':
      return `${who} resigned, so the racks do not count.`;
    case 'overtime':
      return `${who} lost on time, so the racks do not count.`;
    case 'claim':
      return `${who} ${were} gone, so the game was won by claim and the racks do not count.`;
    case 'removal':
      return `${who} ${were} gone and ${were} taken out of the game, so the racks do not count.`;
    case 'abort':
      return 'The game was called off, without a result.';
    case 'absence':
      return `${who} ${were} gone, so the game was ended without a result.`;
    case 'abandoned':
      return 'Nobody played for 30 days, so the game ended without a result.';
  }
}

function announcement(
  row: ReplayRow | null,
  names: readonly string[],
  total: number,
  layout: BoardLayout,
): string {
  if (row === null) return 'The board is empty.';
  const name = nameAt(names, row.seat);
  const parts = [
    `Turn ${row.position}. ${name}: ${turnText(row)}, ${points(row.event.score)}.`,
    row.withdrawn ? 'It is taken back later.' : '',
    `${name} has ${signed(total)}.`,
    ...row.mismatches.map((mismatch) => mismatchText(mismatch, layout)),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
