import { expect, test } from 'vitest';
import { judgeWords } from '../../../client/words/judge-words.ts';
import type { WordLists } from '../../../engine/protocol/word-lists.ts';
import { wordListsFrom } from '../../../engine/protocol/word-lists.ts';
import { wordOf } from '../../support/tiles.ts';
import { builtLists } from '../support/test-thinker.ts';

const asked = {
  tileSet: 'english',
  lexicon: 'english',
  words: ['FINED', 'WIRD', 'QI'].map(wordOf),
} as const;

test('[U154] words are judged by the list of the room, and by no other edition of it', async () => {
  const lists: WordLists = builtLists();
  const { ref } = await lists.lexicon('english', 'english');
  expect(await judgeWords(lists, { ...asked, hash: ref.hash })).toEqual([true, false, true]);
  expect(await judgeWords(lists, { ...asked, hash: 'another' })).toBeNull();
});

test('[U154] a list that does not load judges nothing', async () => {
  const none = wordListsFrom(() => Promise.reject(new Error('offline')));
  expect(await judgeWords(none, { ...asked, hash: 'any' })).toBeNull();
});
