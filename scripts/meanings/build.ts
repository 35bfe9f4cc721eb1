/** Makes what the page tells of English words: `node scripts/meanings/build.ts`. */

import { englishWords } from '../lexicon/english/english.ts';
import { WORDNET_DATA } from '../lexicon/packages.ts';
import { MEANINGS } from '../support/paths.ts';
import { writeMeanings } from './build-meanings.ts';
import { meaningsOf } from './meanings.ts';
import { readWordNet } from './wordnet.ts';

const { words } = englishWords();
const meanings = meaningsOf(words, readWordNet(WORDNET_DATA));
const { firsts } = writeMeanings(MEANINGS, meanings);
console.log(`meanings: ${meanings.size} of ${words.length} words, in ${firsts.length} files`);
