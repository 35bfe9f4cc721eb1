import type { Language } from '../../engine/words/languages.ts';
import { denierOf } from './deny-list.ts';
import { readDictionary } from './hunspell/dictionary.ts';
import { formsOf } from './hunspell/expand.ts';
import { playable } from './playable.ts';
import type { WordList } from './word-list.ts';

/** A spelling dictionary whose forms are taken as they are. */
export interface DictionarySource {
  readonly language: Language;
  readonly folder: string;
  /** Those of the tiles, lower case, as a class: `a-zñ`. Marks on others fall away. */
  readonly letters: string;
  /** At least one is in every word. */
  readonly vowels: string;
  /** Flags of entries that are left out: abbreviations, units, what insults. */
  readonly without: readonly string[];
  /** What is no word though it has a vowel. */
  readonly abbreviations: readonly string[];
}

/**
 * The lower-case entries of a dictionary in all their forms, without those of some flags, what has no vowel,
 * abbreviations, and the denied.
 */
export function dictionaryWords(source: DictionarySource): WordList {
  const dictionary = readDictionary(source.folder);
  const lower = dictionary.entries.filter(({ stem }) => stem === stem.toLowerCase());
  const entries = lower.filter(({ flags }) => !flags.some((flag) => source.without.includes(flag)));
  const forms = playable(
    // Prefixes such as D’ would make every form anew, for nothing.
    formsOf({ ...dictionary, entries }, ({ add }) => !/['’-]/.test(add)),
    source.letters,
  );
  const vowel = new RegExp(`[${source.vowels}]`, 'u');
  const abbreviations = new Set(source.abbreviations);
  const spelt = [...forms].filter((word) => vowel.test(word) && !abbreviations.has(word));

  const isDenied = denierOf(source.language);
  const found = spelt.map((word) => word.toUpperCase());
  const words = found.filter((word) => !isDenied(word));
  return {
    words,
    counts: {
      entries: lower.length,
      without: lower.length - entries.length,
      forms: forms.size,
      abbreviations: forms.size - spelt.length,
      denied: found.length - words.length,
    },
  };
}
