/** Builds the word lists where they are missing or stale: `node scripts/lexicon/build.ts`. */
import { buildLexica } from './build-lexica.ts';
import { LEXICA_FOLDER } from './folder.ts';

for (const { title, words, hash } of buildLexica(LEXICA_FOLDER, console.log)) {
  console.log(`${title}: ${words} words, ${hash}`);
}
