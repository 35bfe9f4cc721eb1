import { expect, test } from 'vitest';
import { meantWords } from '../../../client/replay/meant-words.ts';
import { replayRows } from '../../../client/replay/replay-rows.ts';
import { openLines, SHORT_GAME } from '../support/open-text.ts';

const wordsOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const open = openLines(...lines);
  const rows = replayRows(open);
  return open.replay.steps.map((step, index) => meantWords(rows[index] ?? null, step));
};

test('[U194] a play has its words, and none that was taken back, nor anything else', () => {
  expect(wordsOf(SHORT_GAME)).toEqual([['FINED'], [], [], [], []]);
});

test('[U194] words across the main one count too, each once, blanks by their letter', () => {
  expect(wordsOf(['>Ann: AT?TT H8 BaTT +8 8', '>Bo: ABS 12H ABS +12 12'])).toEqual([
    ['BATT'],
    ['ABS', 'BATTA'],
  ]);
});

test('[U194] before the first step there are none', () => {
  expect(meantWords(null, null)).toEqual([]);
});
