import { expect, test } from 'vitest';
import { VOCABULARIES } from '../../../engine/words/vocabulary.ts';
import { englishWords } from '../../../scripts/lexicon/english/english.ts';
import { norwegianWords } from '../../../scripts/lexicon/norwegian/norwegian.ts';
import { builtLexicon, builtVocabulary } from '../../support/built-lexicon.ts';
import { wordOf } from '../../support/tiles.ts';

const [everyday, common] = VOCABULARIES.map((each) => builtVocabulary('english', each));
const { words, vocabularies } = englishWords();
const norwegian = norwegianWords().words;

const known = (text: string) => [everyday, common].map((list) => list?.has(wordOf(text)));

test('[G9] the English vocabularies are parts of the list, and the everyday words part of the common ones', () => {
  const [all, most] = [new Set(words), new Set(vocabularies?.common)];
  expect([vocabularies?.everyday.length, vocabularies?.common.length]).toEqual([40_176, 63_161]);
  expect([everyday?.graph.words, common?.graph.words]).toEqual([40_176, 63_161]);
  expect(vocabularies?.everyday.filter((word) => !most.has(word))).toEqual([]);
  expect(vocabularies?.common.filter((word) => !all.has(word))).toEqual([]);
});

test('[G9] they have what people know, and not what players know', () => {
  for (const text of ['HOUSE', 'WATER', 'GREEN', 'ANSWERS', 'IT']) expect(known(text)).toEqual([true, true]);
  for (const text of ['QI', 'CWM', 'ZA', 'AALII', 'EUOI']) {
    expect(known(text)).toEqual([false, false]);
    expect(builtLexicon('english').words.has(wordOf(text))).toBe(true);
  }
  expect(known('GECKO')).toEqual([false, true]);
});

test.each([
  ['everyday', 4],
  ['common', 6],
] as const)('[G9] Norwegian %s words are all of the list that have at most %i tiles', (vocabulary, most) => {
  const list = builtVocabulary('norwegian', vocabulary);
  const short = norwegian.filter((word) => word.length <= most);
  expect(short.filter((word) => !list.has(wordOf(word)))).toEqual([]);
  expect(list.graph.words).toBe(short.length);
});
