import type { AfterWords } from '../after-words.ts';
import { nameAt, points } from './words.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  time: timeText,
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

/** `14:52`, `3 h 20 min`, `2 d 4 h`. */
function timeText(time: number): string {
  const seconds = Math.floor(time / SECOND);
  const rest = (unit: number, part: number): number => Math.floor((seconds % unit) / part);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${rest(DAY, HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${rest(HOUR, MINUTE)} min`;
  return `${Math.floor(seconds / MINUTE)}:${String(rest(MINUTE, 1)).padStart(2, '0')}`;
}
