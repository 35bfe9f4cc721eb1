import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryWords } from '../dictionary-words.ts';
import { LICENCES, SWEDISH } from '../packages.ts';
import type { Recipe } from '../recipe.ts';

export const SWEDISH_RECIPE: Recipe = {
  id: 'swedish',
  title: 'Swedish (Crosstile 2026)',
  tileSet: 'swedish',
  sources: [SWEDISH],
  make: () =>
    dictionaryWords({
      language: 'swedish',
      folder: SWEDISH,
      letters: 'a-zåäö',
      vowels: 'aeiouyåäö',
      // What is not to be suggested.
      without: ['!'],
      abbreviations: `ca it ob adhd cpu ecu ehec hsdpa hspa hsupa icel isbn lte oled sfi tbe umts usb`.split(
        /\s+/,
      ),
    }),
  notice: () =>
    [ABOUT, join(SWEDISH, 'license'), join(LICENCES, 'LGPL-3.0.txt'), join(LICENCES, 'GPL-3.0.txt')]
      .map((part, index) => (index === 0 ? part : readFileSync(part, 'utf8')))
      .join('\n'),
};

const ABOUT = `swedish: made from the Swedish spelling dictionary of Göran Andersson, as the
npm package dictionary-sv 4.0.0 carries it. It is a modified version: entries
are written out in their forms, capitalised entries, abbreviations and slurs are
left out, accents are folded but for Å, Ä and Ö. The list is free under the GNU
Lesser General Public License, version 3, and comes without any warranty. It is
a file of its own, which nothing else of Crosstile is a part of. Its source is
that package, from https://github.com/wooorm/dictionaries, and what makes the
list of it is scripts/lexicon/ in Crosstile's source code.
`;
