import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryWords } from '../dictionary-words.ts';
import { FRENCH } from '../packages.ts';
import type { Recipe } from '../recipe.ts';

export const FRENCH_RECIPE: Recipe = {
  id: 'french',
  title: 'French (Crosstile 2026)',
  tileSet: 'french',
  sources: [FRENCH],
  make: () =>
    dictionaryWords({
      language: 'french',
      folder: FRENCH,
      letters: 'a-z',
      vowels: 'aeiouy',
      // Units and top-level domains.
      without: ['||'],
      abbreviations:
        `ab ac ad ae ag al am av co ed id op po qu ti ua ud yd yg yl ym ys avr dec env jan nov oct obi reg sec
        sept`.split(/\s+/),
    }),
  notice: () => `${ABOUT}
${readFileSync(join(FRENCH, 'license'), 'utf8')}`,
};

const ABOUT = `french: made from the French spelling dictionary of Olivier R. and others, as
the npm package dictionary-fr 3.0.0 carries it, under the Mozilla Public
License, version 2.0, which the list is under too:
https://www.mozilla.org/MPL/2.0/. Its source is that package, from
https://github.com/wooorm/dictionaries. It is a modified version: entries are
written out in their forms, capitalised entries, abbreviations and slurs are
left out, accents are folded.
`;
