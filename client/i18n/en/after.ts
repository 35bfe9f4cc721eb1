import type { AfterWords } from '../after-words.ts';
import { lengthText } from './length.ts';
import { nameAt, points } from './words.ts';

const SECOND = 1000;

export const english: AfterWords = {
  title: 'How the game went',
  plotTitle: 'Points after each turn.',
  lead: ({ changes, largest }, names) => {
    if (largest === null) return 'Nobody ever led.';
    const name = nameAt(names, largest.seat);
    if (changes === 0) {
      return `${name} led from first to last, most by ${points(largest.points)} after turn ${largest.turn}.`;
    }
    return `The lead changed ${times(changes)}. The largest was ${name}’s, ${points(largest.points)} after turn ${largest.turn}.`;
  },
  bingoKey: 'A ring is a bingo.',
  best: 'Best play',
  bingos: 'Bingos',
  average: 'A turn on average',
  used: 'Time used',
  none: '–',
  decimal: (n) => (n < 0 ? `−${(-n).toFixed(1)}` : n.toFixed(1)),
  time: (time) => lengthText(Math.floor(time / SECOND)),
  picture: {
    title: 'Picture of the final board',
    drawing: 'Drawing the picture …',
    alt: (winner) => `The final board. ${winner}.`,
    save: 'Save picture',
    share: 'Share',
    close: 'Close',
    failed: 'The picture could not be made. The game is still here.',
  },
};

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
