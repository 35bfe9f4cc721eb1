import type { People } from '../../state/people.ts';
import type { WordSum } from '../../state/word-sum.ts';
import type { LookBackWords, WordsLaidWords } from '../look-back-words.ts';
import { nameOf, points, spelled } from './words.ts';

/** `(4 × 2 + 1 + 1) × 2 + 50`: each letter, what counted all of it, what a bingo added. */
export function wordTerms({ terms, times, bonus }: Pick<WordSum, 'terms' | 'times' | 'bonus'>): string {
  const sum = terms.map((term) => (term.times === 1 ? `${term.points}` : `${term.points} × ${term.times}`));
  const word = times === 1 ? sum.join(' + ') : `(${sum.join(' + ')}) × ${times}`;
  return bonus === 0 ? word : `${word} + ${bonus}`;
}

/** `Marek, 8D FINED: (4 × 2 + 1 + 1 + 1 + 2) × 2 is 26 points.` */
const wordAloud = (sum: WordSum, people: People): string =>
  `${nameOf(sum.seat, people)}, ${sum.start} ${spelled(sum.letters)}: ${wordTerms(sum)} is ${points(sum.score)}.`;

export const wordsLaid: WordsLaidWords = {
  terms: wordTerms,
  aloud: wordAloud,
  good: ' is in the word list,',
  bad: ' is not in the word list,',
  wrong: 'Not in this room’s word list',
};

export const lookBack: LookBackWords = {
  replay: 'Replay',
  picture: 'Picture',
  story: 'Show how the game went',
  board: 'The final board. Point at a word, or press it, to see how it was counted.',
};
