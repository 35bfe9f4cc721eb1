import { seat } from '../../../engine/base/units.ts';
import { BLANK } from '../../../engine/equipment/tile-set.ts';
import type { LineWords } from '../line-words.ts';
import { announcement } from './announcement.ts';
import { lineErrorText } from './line-errors.ts';
import { lookText } from './line-look.ts';
import { nameOf, signed, tiles } from './words.ts';

/** What the command line understands and answers. */
export const line: LineWords = {
  verbs: {
    exchange: ['exch', 'exchange', 'swap'],
    pass: ['pass'],
    challenge: ['challenge', 'chal'],
    accept: ['accept', 'let it stand', 'let stand', 'stand'],
    play: ['play'],
    redeem: ['redeem', 'take'],
    recall: ['recall', 'clear'],
    shuffle: ['shuffle'],
    sort: ['sort'],
    rack: ['rack', 'tiles'],
    score: ['score', 'scores', 'turn'],
    look: ['look', 'board'],
    agree: ['agree'],
    decline: ['decline', 'no'],
    resign: ['resign'],
    yes: ['yes', 'y'],
    help: ['help', '?'],
  },
  all: 'all',
  guide: [
    { write: '8D FINED', does: 'plays FINED across from D8; small letters are blanks' },
    { write: 'D8 FINED', does: 'plays it down; a dot, (letters) or the letters stand for what lies there' },
    { write: 'exch QVU', does: 'exchanges these tiles; ? is a blank' },
    { write: 'pass', does: 'passes the turn' },
    {
      write: 'challenge',
      does: 'challenges the last play; where each word counts, with the words behind it, or all',
    },
    { write: 'accept', does: 'lets the last play stand' },
    { write: 'play', does: 'plays what is laid' },
    { write: 'recall', does: 'takes what is laid back to the rack' },
    { write: 'shuffle, sort', does: 'puts the rack in another order, or in the alphabet’s' },
    { write: 'redeem H8', does: 'takes the blank there for your tile, where the rules have it' },
    { write: 'rack', does: 'says your tiles' },
    { write: 'score', does: 'says whose turn it is, the points, and how many tiles the bag holds' },
    { write: 'look', does: 'says what lies on the board; look 8 a row, look H a column, look H8 a square' },
    { write: 'agree, decline', does: 'answers what the others ask' },
    { write: 'resign', does: 'leaves the game, after a yes' },
  ],
  error: lineErrorText,
  confirm: {
    resign: (meaning) => `Resign this game? ${meaning} Write yes to resign.`,
    challenge: (costs) => `${costs} Write yes to challenge.`,
  },
  rack: (rack, draft) => {
    const named = rack.map(({ tile }) => (tile === BLANK ? 'blank' : tile));
    const laid = draft.map(({ letter }) => letter);
    const onRack = named.length === 0 ? 'Your rack is empty.' : `Your rack: ${named.join(', ')}.`;
    return laid.length === 0 ? onRack : `${onRack} Laid: ${laid.join(', ')}.`;
  },
  standing: (game, people) => {
    const scores = game.seats.map(({ score }, index) => `${nameOf(seat(index), people)} ${signed(score)}`);
    return `${announcement(game, undefined, people)} ${scores.join(', ')}. ${tiles(game.inBag)} in the bag.`;
  },
  look: lookText,
};
