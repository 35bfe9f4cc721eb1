import type { AffixRule } from '../hunspell/affix-file.ts';
import type { DictionaryEntry } from '../hunspell/dictionary.ts';
import { NO_GENITIVE } from './by-hand.ts';

/**
 * The dictionary has the genitive of every noun, and its rules do not say so: the same S makes the passive of a verb,
 * which stays. What is what is told from the letters that the rules have as their names.
 */
const NOUN = 'ABCDFGHI';
/** Of an entry in a vowel: these make its past, its participle, its present in -R. */
const VERB = 'LMOPQSTUW';

const ENDS_IN_VOWEL = /[aeiouyæøå]$/;
const INFLECTED = /[A-Z]/;

/** Whether what a rule makes of an entry is a genitive. */
export function isGenitive(rule: AffixRule, entry: DictionaryEntry): boolean {
  if (rule.kind === 'PFX' || !rule.add.endsWith('s')) return false;
  if (rule.flag === 'J') return !isInfinitive(entry);
  return rule.flag !== 'K' || !isPassive(entry);
}

/** Whether -ES behind an entry makes a passive: of an imperative (KAST), or of a past participle (HØRT). */
function isPassive(entry: DictionaryEntry): boolean {
  if (entry.stem.endsWith('en')) return has(entry, 'E') && !has(entry, 'J');
  return !has(entry, 'V') || has(entry, 'CEL') || PARTICIPLE.test(entry.stem);
}

/** Of verbs with their past in -TE or -DE; ANSATT, INNFØDT and ALLIERT are people. */
const PARTICIPLE = /([^ehsd]t|[gv]d)$(?<!satt|ert)/;

/** E makes the present of a verb and the plural of a noun. */
const isInfinitive = (entry: DictionaryEntry): boolean =>
  ENDS_IN_VOWEL.test(entry.stem) && (has(entry, VERB) || (has(entry, 'E') && !has(entry, NOUN)));

const has = ({ flags }: DictionaryEntry, any: string): boolean => flags.some((flag) => any.includes(flag));

/**
 * The genitives among entries that are never inflected: a word of `forms` with an S behind it. An infinitive with S is
 * a passive; so is what has a present in -R and no article, as a verb has.
 */
export function genitivesAlone(
  entries: readonly DictionaryEntry[],
  forms: ReadonlySet<string>,
): ReadonlySet<string> {
  const infinitives = new Set(entries.filter(isInfinitive).map(({ stem }) => stem));
  const isPassive = (word: string): boolean =>
    infinitives.has(word) || (ENDS_IN_VOWEL.test(word) && forms.has(`${word}r`) && !forms.has(`${word}n`));
  return new Set(
    entries
      .filter(({ stem, flags }) => stem.endsWith('s') && !flags.some((flag) => INFLECTED.test(flag)))
      .map(({ stem }) => stem)
      .filter((stem) => {
        const word = stem.slice(0, -1);
        return forms.has(word) && !isPassive(word) && !NO_GENITIVE.has(stem);
      }),
  );
}
