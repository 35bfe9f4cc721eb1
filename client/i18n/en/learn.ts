import type { LearnWords } from '../learn-words.ts';

const ACCEPTED = 'Then the word stands. Who plays on has accepted it.';

export const english: LearnWords = {
  title: 'Learn to play',
  lessons: {
    star: {
      title: 'Lay a word over the star',
      text: 'Words read from left to right or from top to bottom. The first one covers the star in the middle, which doubles it. Lay two tiles or more in one line, then press Play.',
      done: 'That is the first word. What it scores was on the button before you pressed it.',
      missed: 'That was a turn without a word.',
    },
    hook: {
      title: 'Join a word to the board',
      text: 'From now on each word uses or touches what lies there. Put an S behind TRAIN, lay a word across it, or one beside it. Every new word that is formed has to be one, and each scores.',
      done: 'Your tiles hang together with the board, and all words they form count.',
      missed: 'That was a turn without a word.',
    },
    premium: {
      title: 'Use a coloured square',
      text: 'A ring doubles a letter, a disc trebles it. A whole square doubles or trebles the word: 2W, 3W. It counts once, for the tile that is laid on it. Lay a word with a tile on one of them.',
      done: 'The square has counted. Who comes later gets nothing for it.',
      missed: 'A word, but on plain squares only.',
    },
    blank: {
      title: 'Play a blank',
      text: 'The tile without a letter is any letter you like, for no points. Lay it, choose its letter, and play a word with it. By keyboard: hold Shift with the letter.',
      done: 'The blank keeps that letter for the rest of the game.',
      missed: 'A word, but without the blank.',
    },
    exchange: {
      title: 'Exchange tiles',
      text: 'Nothing can be made of this rack? Instead of a play you may put tiles back and draw as many. It costs the turn. Press Exchange and choose what goes back.',
      done: 'New tiles, and the other player has the turn. To pass costs the turn too, and changes nothing.',
      missed: 'That was another turn.',
    },
    challenge: {
      title: 'Challenge a word',
      text: 'In some rooms words are not checked as they are laid. If you doubt one, challenge it before you play. Robin has laid GRAET: press Challenge.',
      done: 'It is in no list, so it came off the board and its turn is gone. A challenge of good words would have cost you a turn.',
      missed: ACCEPTED,
    },
    challengeNext: {
      title: 'Challenge before you play',
      text: 'Words are not checked as they are laid, and only who plays next may doubt them. Now that is you: Robin has laid GRAET. Press Challenge.',
      done: 'It is in no list, so it came off the board. Had it been good, this turn would have been gone.',
      missed: ACCEPTED,
    },
    challengeWords: {
      title: 'Name the words that you doubt',
      text: 'Robin has laid HOAPS, which makes TRAINS too. Press Challenge and name the words that you doubt: where all that you name are good, each brings Robin 5 points.',
      done: 'One of the words is in no list, so all of the play came off the board, and its turn is gone.',
      missed: ACCEPTED,
    },
    challengeScore: {
      title: 'Challenge a word',
      text: 'Words are not checked as they are laid. A challenge of good words takes the points of your last turn, so doubt with care. Robin has laid GRAET: press Challenge.',
      done: 'It is in no list, so it came off the board and its turn is gone.',
      missed: ACCEPTED,
    },
  },
  rules: 'Rules to learn',
  step: (number, all) => `Step ${number} of ${all}`,
  byHand: 'Drag tiles to the board, or press a tile and then a square.',
  byKeys: 'By keyboard: arrows choose a square, Space turns, letters lay tiles, Enter plays.',
  next: 'Go on',
  skip: 'Skip this step',
  again: 'Try again',
  end: {
    title: 'That is all you need',
    play: 'To the start page',
    anew: 'Begin anew',
    other: 'Learn what is different by other rules',
  },
  opening: 'Laying the table',
  names: ['You', 'Robin'],
};
