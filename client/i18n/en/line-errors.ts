import { squareName } from '../../../engine/notation/coordinates.ts';
import type { LineError } from '../../line/line.ts';
import type { Context } from '../../state/people.ts';
import { listed, spelled } from './words.ts';

/** Why a line was not done, and what would be. */
export function lineErrorText(error: LineError, { layout }: Context): string {
  switch (error.code) {
    case 'line/unknown':
      return error.word === ''
        ? 'Write a command, or help.'
        : `“${error.word}” is no command. Write help for all there are.`;
    case 'line/too-much':
      return `“${error.word}” stands alone on its line.`;
    case 'line/no-tiles':
      return error.text === ''
        ? 'Name the tiles, such as exch QVU.'
        : `“${error.text}” are no tiles. Write them such as exch QVU; ? is a blank.`;
    case 'line/missing': {
      const blank = error.hasBlank ? ' A small letter is your blank.' : '';
      const several = error.isSeveral ? ' A tile of several letters stands in brackets.' : '';
      return `You have no ${error.tile === '?' ? 'blank' : error.tile} for this.${blank}${several}`;
    }
    case 'line/blanks': {
      const have = error.blanks === 0 ? 'none' : `only ${error.blanks}`;
      const instead = error.written === null ? '' : ` Write ${error.written}.`;
      return `Small letters are blanks, and you have ${have}.${instead}`;
    }
    case 'line/no-place':
      return `“${error.text}” is no row, column or square of this board.`;
    case 'line/which-words':
      return `Each word counts here. Write challenge with ${listed(error.words.map(spelled))}, or with all.`;
    case 'line/no-such-word':
      return `${error.word} is not in the last play, which has ${listed(error.words.map(spelled))}.`;
    case 'line/under-way':
      return 'What you did last has no answer yet.';
    case 'line/nothing-asked':
      return 'There is nothing to answer now.';
    case 'line/nothing-to-confirm':
      return 'There is nothing to confirm.';
    case 'notation/bad-square':
      return `“${error.text}” is no square. A play begins with one, such as 8D across or D8 down.`;
    case 'notation/bad-word':
      return error.text === ''
        ? 'Write the word behind the square, such as 8D FINED.'
        : `“${error.text}” is no word of tiles.`;
    case 'notation/not-there':
      return `That letter does not lie on ${squareName(layout, error.square)}.`;
    case 'notation/no-such-letter':
      return `${error.letter} is not a letter of this game.`;
    case 'notation/off-board':
      return 'The word leads off the board.';
  }
}
