import type { People } from '../../state/people.ts';
import type { WordSum } from '../../state/word-sum.ts';
import { nameOf, points, spelled } from './words.ts';

/** `(4 × 2 + 1 + 1) × 2`: each letter, then what counted all of it. */
export function wordTerms({ terms, times }: Pick<WordSum, 'terms' | 'times'>): string {
  const sum = terms.map((term) => (term.times === 1 ? `${term.points}` : `${term.points} × ${term.times}`));
  return times === 1 ? sum.join(' + ') : `(${sum.join(' + ')}) × ${times}`;
}

/** `Marek, 8D FINED: (4 × 2 + 1 + 1 + 1 + 2) × 2 is 26 points.` */
export const wordAloud = (sum: WordSum, people: People): string =>
  `${nameOf(sum.seat, people)}, ${sum.start} ${spelled(sum.letters)}: ${wordTerms(sum)} is ${points(sum.score)}.`;
