import { masked } from '../../engine/protocol/rude-words.ts';
import { denierOf } from '../lexicon/deny-list.ts';
import type { Synset } from './synset.ts';

/** Words of the usages that WordNet marks abuse with. */
const MARKS = ['ethnic_slur', 'obscenity', 'disparagement'];
/** What a gloss says of a word of abuse, where nothing else marks it. */
const SAID =
  /\b(?:offensive|obscene|vulgar|derogatory|disparaging|insulting|contemptuous|abusive) (?:term|name|word|slang|terms|names|words)\b|\((?:[^)]*\b)?(?:offensive|obscene|vulgar|slurs?|disparaging|derogatory)\b[^)]*\)/i;

const SEXUAL = /\b(?:sexual(?:ly)?|copulat\w+|prostitut\w+|genitals?|penis|vagina\w*|erotic\w*)\b/i;

const isDenied = denierOf('english');
const coarse = new Map<string, boolean>();

/**
 * Whether a word is one of abuse in this sense, by what WordNet says, or it or what explains it is coarse or a slur.
 * `usageOf` tells the words of a usage by its offset.
 */
export function isOffensive(
  { words, usages, gloss }: Synset,
  word: string,
  usageOf: (offset: number) => readonly string[],
): boolean {
  const isMarked = usages.some(
    (usage) =>
      (usage.word === null || words[usage.word] === word) &&
      usageOf(usage.offset).some((name) => MARKS.includes(name)),
  );
  return isMarked || SAID.test(gloss) || (`${word} ${gloss}`.match(/[a-z]+/gi) ?? []).some(isCoarse);
}

/** Whether it speaks of sex: at a table, any other sense of a word comes first. */
export const isSexual = ({ gloss }: Pick<Synset, 'gloss'>): boolean => SEXUAL.test(gloss);

/** Each word is looked at once: glosses say the same ones over and over. */
function isCoarse(word: string): boolean {
  const known = coarse.get(word) ?? (isDenied(word) || masked(word) !== word);
  coarse.set(word, known);
  return known;
}
