import type { Seat } from '../../../engine/base/units.ts';
import type { Word } from '../../../engine/words/lexicon.ts';
import type { Names, People } from '../../state/people.ts';

/** The name at a seat; a number stands for one that nobody has given. */
export const nameAt = (names: Names, seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;

/** `You`, or the name at the seat. */
export const nameOf = (seat: Seat, { names, you }: People): string =>
  seat === you ? 'You' : nameAt(names, seat);

/** `Your`, or `Marek’s`. */
export const possessive = (seat: Seat, people: People): string =>
  seat === people.you ? 'Your' : `${nameAt(people.names, seat)}’s`;

export const has = (seat: Seat, { you }: People): string => (seat === you ? 'have' : 'has');

/** `A`, `A and B`, `A, B and C` */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const spelled = (word: Word): string => word.join('');

export const points = (count: number): string => counted(count, 'point');

export const words = (count: number): string => counted(count, 'word');

export const turns = (count: number): string => counted(count, 'turn');

export const tiles = (count: number): string => counted(count, 'tile');

/** A number with a minus sign of its own width. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A change of a score: `+ 6`, `− 6`, `0`. */
export const change = (n: number): string => (n === 0 ? '0' : `${n < 0 ? '−' : '+'} ${Math.abs(n)}`);

const counted = (count: number, what: string): string => `${signed(count)} ${what}${count === 1 ? '' : 's'}`;

/** `4:05` */
export const minutesText = (minutes: number, seconds: number): string =>
  `${minutes}:${String(seconds).padStart(2, '0')}`;
