import { denierOf } from '../deny-list.ts';
import { readDictionary } from '../hunspell/dictionary.ts';
import { formsOf } from '../hunspell/expand.ts';
import { BOKMAL } from '../packages.ts';
import { playable } from '../playable.ts';
import type { WordList } from '../word-list.ts';
import { ABBREVIATIONS, BY_HAND } from './by-hand.ts';
import { doublePlurals } from './double-plural.ts';
import { genitivesAlone, isGenitive } from './genitive.ts';

/** Ü, Ä and Ö stay as they are: a blank can be one. */
const LETTERS = 'a-zæøåüäö';
const VOWEL = /[aeiouyæøåüäö]/;

/**
 * The words of Norwegian Bokmål: the lower-case entries of the spelling dictionary in all their inflections but the
 * genitive, which the rules of play leave out, without abbreviations and the denied.
 */
export function norwegianWords(): WordList {
  const dictionary = readDictionary(BOKMAL);
  const entries = dictionary.entries.filter(({ stem }) => stem === stem.toLowerCase());
  const forms = playable(
    formsOf({ ...dictionary, entries }, (rule, entry) => !isGenitive(rule, entry)),
    LETTERS,
  );
  const genitives = genitivesAlone(entries, forms);
  const plurals = doublePlurals(entries, forms);
  const spelt = [...forms].filter((word) => VOWEL.test(word) && !ABBREVIATIONS.has(word));
  const inflected = spelt.filter((word) => !genitives.has(word));
  const right = inflected.filter((word) => !plurals.has(word));

  const isDenied = denierOf('norwegian');
  const found = [...new Set([...right, ...BY_HAND])].map((word) => word.toUpperCase());
  const words = found.filter((word) => !isDenied(word));
  return {
    words,
    counts: {
      entries: entries.length,
      forms: forms.size,
      abbreviations: forms.size - spelt.length,
      genitives: spelt.length - inflected.length,
      doublePlurals: inflected.length - right.length,
      byHand: BY_HAND.length,
      denied: found.length - words.length,
    },
  };
}
