import { sentenceFor } from '../../client/i18n/refusal-sentences.ts';
import { unreachable } from '../../engine/base/unreachable.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { squareName, startName } from '../../engine/notation/coordinates.ts';
import { faceText } from '../../engine/notation/face-text.ts';
import type { GcgError } from '../../engine/notation/gcg/gcg-error.ts';
import type { GcgPlay } from '../../engine/notation/gcg/gcg-game.ts';
import type { GcgMismatch } from '../../engine/notation/gcg/gcg-mismatch.ts';
import { markSquares } from '../../engine/notation/gcg/mark-squares.ts';
import type { GcgStep } from '../../engine/notation/gcg/replay-gcg.ts';
import type { Board } from '../../engine/play/board.ts';
import type { PlayError } from '../../engine/play/play.ts';

const FAULTS: Readonly<Record<GcgError['code'], string>> = {
  'gcg/too-long': 'the file is longer than any game',
  'gcg/unknown-encoding': 'an encoding that is not known',
  'gcg/late-encoding': 'the encoding is named behind the first line',
  'gcg/bad-utf8': 'this is not UTF-8',
  'gcg/stray-text': 'neither a pragma (#) nor an event (>)',
  'gcg/bad-player': 'no player: #player1 to #player4 with a nick',
  'gcg/player-twice': 'this player has been named before',
  'gcg/player-missing': 'no #player1, or a gap in the players’ numbers',
  'gcg/unknown-nick': 'an event of nobody who is named above',
  'gcg/bad-event': 'no event: >nick: RACK …',
  'gcg/bad-rack': 'not a rack',
  'gcg/bad-start': 'not a start such as 8D or D8',
  'gcg/bad-word': 'not a word',
  'gcg/off-board': 'the word leaves the board',
  'gcg/bad-exchange': 'not an exchange: -TILES or their number',
  'gcg/bad-score': 'no score: + or - and points',
  'gcg/nothing-to-withdraw': 'no play of this player to take back',
};

/** `line 3: not a rack: A4E`. */
export function gcgErrorText({ code, line, text }: GcgError): string {
  return `line ${line}: ${FAULTS[code]}${text === '' ? '' : `: ${text}`}`;
}

/** What a line of the file did. */
export function moveText(layout: BoardLayout, { event, board }: Pick<GcgStep, 'event' | 'board'>): string {
  switch (event.type) {
    case 'play':
      return `${startName(layout, event.start, event.direction)} ${wordText(layout, event, board)}`;
    case 'exchange':
      return event.tiles === null ? `exchange ${event.count}` : `exchange ${tilesText(event.tiles)}`;
    case 'rackGain':
    case 'rackLoss':
      return `rack ${tilesText(event.tiles)}`;
    default:
      return event.type;
  }
}

export const tilesText = (tiles: readonly string[]): string => tiles.map(faceText).join('');

/** Blanks in lower case, what lay there before in parentheses. */
function wordText(layout: BoardLayout, play: GcgPlay, board: Board): string {
  const faces = markSquares(layout, play).map(([at, mark]) => {
    const letter = mark.letter ?? board[at]?.letter ?? '.';
    if (mark.through) return `(${faceText(letter)})`;
    return faceText(mark.blank ? letter.toLowerCase() : letter);
  });
  return faces.join('').replaceAll(')(', '');
}

/** Where a file and the count differ. */
export function mismatchText(layout: BoardLayout, mismatch: GcgMismatch): string {
  switch (mismatch.code) {
    case 'gcg/score':
    case 'gcg/withdrawal':
      return `the file says ${mismatch.recorded}, the count is ${mismatch.computed}`;
    case 'gcg/total':
      return `the file’s total is ${mismatch.recorded}, its scores add up to ${mismatch.computed}`;
    case 'gcg/not-on-rack':
      return `the rack lacks ${tilesText(mismatch.missing)}`;
    case 'gcg/no-such-letter':
      return `the tile set has no ${mismatch.letter}`;
    case 'gcg/not-there':
      return `no such tile lies on ${squareName(layout, mismatch.square)}`;
    case 'gcg/bad-play':
      return `it cannot lie so: ${playErrorText(layout, mismatch.error)}`;
    case 'gcg/other-word':
      return 'the tiles make another word';
    default:
      return unreachable(mismatch);
  }
}

/** Why tiles do not lie as the rules want it, as the page says it. */
export const playErrorText = (layout: BoardLayout, error: PlayError): string =>
  sentenceFor(error, { layout, names: [], you: null }).text;
