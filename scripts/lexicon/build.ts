/** Builds the word lists where they are missing or stale: `node scripts/lexicon/build.ts`. */

import { LEXICA } from '../support/paths.ts';
import { buildLexica } from './build-lexica.ts';

for (const { title, words, hash } of buildLexica(LEXICA, console.log)) {
  console.log(`${title}: ${words} words, ${hash}`);
}
