import type { DictionaryEntry } from '../hunspell/dictionary.ts';

/** Letters of rules that verbs in -ERE have, and nouns that have their plural in -R, as BARRIERE. */
const OWN = 'CFGHLMOPQSTUW';

/**
 * Plurals of plurals: the dictionary has DYKKERE as a noun too, and makes DYKKERER of it. What is a plural is told from
 * its form with the article, DYKKERNE.
 */
export function doublePlurals(
  entries: readonly DictionaryEntry[],
  forms: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    entries
      .filter(({ stem, flags }) => stem.endsWith('ere') && !flags.some((flag) => OWN.includes(flag)))
      .filter(({ stem }) => forms.has(`${stem.slice(0, -1)}ne`))
      .map(({ stem }) => `${stem}r`),
  );
}
