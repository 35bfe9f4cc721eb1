import { join } from 'node:path';
import { englishWords } from '../lexicon/english/english.ts';
import { WORDNET_DATA } from '../lexicon/packages.ts';
import { MEANINGS } from '../support/paths.ts';
import { makeWhenStale, type Product } from '../support/stamp.ts';
import { writeMeanings } from './build-meanings.ts';
import { meaningsOf } from './meanings.ts';
import { readWordNet } from './wordnet.ts';

const PRODUCT: Product = {
  name: 'meanings',
  inputs: [
    'scripts/meanings/**',
    'scripts/lexicon/**',
    'client/meanings/shard.ts',
    'engine/protocol/rude-words.ts',
    'package-lock.json',
  ],
  output: join(MEANINGS, 'index.json'),
};

/** Makes what the page tells of English words, when stale. */
export const buildMeanings = (say: (line: string) => void): Promise<void> =>
  makeWhenStale(PRODUCT, async () => {
    const { words } = englishWords();
    const meanings = meaningsOf(words, readWordNet(WORDNET_DATA));
    const { firsts } = writeMeanings(MEANINGS, meanings);
    say(`meanings: ${meanings.size} of ${words.length} words, in ${firsts.length} files`);
  });
