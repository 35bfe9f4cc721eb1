import type { ReplayWords } from '../replay-words.ts';
import { listed } from './words.ts';

/** Why a game file cannot be opened: the line, and what is wrong there. */
export const replayErrors: ReplayWords['errors'] = {
  'file/unreadable': () => 'The browser could not read this file.',
  'file/not-text': () => 'This is not a text file. A game file in GCG is one.',
  'gcg/too-long': () =>
    'This file has more than 500,000 characters. No game needs so many, so nothing of it was read.',
  'gcg/unknown-encoding': ({ text }) =>
    `Line 1: ${quoted(text)} is no encoding that this page knows. It reads UTF-8 and ISO 8859-1.`,
  'gcg/late-encoding': ({ line }) => `Line ${line}: the encoding can only be named in the first line.`,
  'gcg/bad-utf8': ({ line }) => `Line ${line}: the file is said to be UTF-8, and this line is not.`,
  'gcg/stray-text': ({ line, text }) => `Line ${line} begins with neither # nor >: ${quoted(text)}.`,
  'gcg/bad-player': ({ line, text }) =>
    text === ''
      ? `Line ${line}: this player has no name.`
      : `Line ${line}: ${quoted(text)} cannot have this number. Players are numbered from 1 to 4.`,
  'gcg/player-twice': ({ line, text }) => `Line ${line}: ${quoted(text)} has the number of another player.`,
  'gcg/player-missing': () =>
    'The file does not name its players one after another, as in “#player1 Ann Ann Lee”, “#player2 Bo”.',
  'gcg/unknown-nick': ({ line, text }) => `Line ${line}: no player is called ${quoted(text)}.`,
  'gcg/bad-event': ({ line, text }) =>
    `Line ${line}: ${quoted(text)} is no turn. One begins with >, the player’s short name and a colon.`,
  'gcg/bad-rack': ({ line, text }) => `Line ${line}: ${quoted(text)} are not the tiles of a rack.`,
  'gcg/bad-start': ({ line, text }) =>
    `Line ${line}: ${quoted(text)} is no place for a word to begin. 8D is one across, D8 one down.`,
  'gcg/bad-word': ({ line, text }) =>
    text === ''
      ? `Line ${line}: the word is missing.`
      : `Line ${line}: ${quoted(text)} is not a word of tiles.`,
  'gcg/off-board': ({ line, text }) => `Line ${line}: ${quoted(text)} runs off the board.`,
  'gcg/bad-exchange': ({ line, text }) => `Line ${line}: ${quoted(text)} is no exchange of tiles.`,
  'gcg/bad-score': ({ line, text }) =>
    text === ''
      ? `Line ${line}: the points are missing.`
      : `Line ${line}: ${quoted(text)} are not points, such as +24.`,
  'gcg/nothing-to-withdraw': ({ line }) => `Line ${line}: this player has no play to take back.`,
  'gcg/no-tile-set': ({ letters }) =>
    `No tile set of this page has ${letters.length > 1 ? 'these letters together' : 'this letter'}: ${listed(letters)}.`,
};

/** Part of a file, without what cannot be seen. */
const quoted = (text: string): string => `“${text.replace(/\p{C}/gu, '')}”`;
