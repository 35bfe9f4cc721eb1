import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAffixes } from '../../../scripts/lexicon/hunspell/affix-file.ts';
import { readDictionary, readEntries } from '../../../scripts/lexicon/hunspell/dictionary.ts';
import { formsOf } from '../../../scripts/lexicon/hunspell/expand.ts';
import { BOKMAL } from '../../../scripts/lexicon/packages.ts';

/** The forms of one entry by these affix lines, sorted. */
function forms(entry: string, ...lines: readonly string[]): readonly string[] {
  const affixes = readAffixes(['SET UTF-8', ...lines].join('\n'));
  return [...formsOf({ affixes, entries: readEntries(`1\n${entry}\n`, affixes) })].sort();
}

const PLURAL = ['SFX A Y 3', 'SFX A 0 s [^sy]', 'SFX A y ies [^aeiou]y', 'SFX A 0 s [aeiou]y'];

test('[G7] a suffix follows where its condition fits, and takes the place of what it strips', () => {
  expect(forms('cat/A', ...PLURAL)).toEqual(['cat', 'cats']);
  expect(forms('fly/A', ...PLURAL)).toEqual(['flies', 'fly']);
  expect(forms('day/A', ...PLURAL)).toEqual(['day', 'days']);
  expect(forms('bus/A', ...PLURAL)).toEqual(['bus']);
});

test('[G7] a prefix stands alone, and before a suffix where both cross', () => {
  const prefix = (crosses: string) => [`PFX B ${crosses} 1`, 'PFX B 0 re .'];
  expect(forms('play/AB', ...PLURAL, ...prefix('Y'))).toEqual(['play', 'plays', 'replay', 'replays']);
  expect(forms('play/AB', ...PLURAL, ...prefix('N'))).toEqual(['play', 'plays', 'replay']);
  expect(forms('play/B', 'PFX B Y 1', 'PFX B p re p')).toEqual(['play', 'relay']);
  expect(forms('play/B', 'PFX B Y 1', 'PFX B p re [^p]')).toEqual(['play']);
});

test('[G7] a suffix may have a second one behind it, or bring a prefix', () => {
  const doer = ['SFX C Y 1', 'SFX C 0 er/AB .', 'PFX B Y 1', 'PFX B 0 re .'];
  expect(forms('play/C', ...PLURAL, ...doer)).toEqual(['play', 'player', 'players', 'replayer', 'replayers']);
});

test('[G7] what is no word by itself is left out, with its affixes it may be one', () => {
  expect(forms('cat/AX', 'NEEDAFFIX X', ...PLURAL)).toEqual(['cats']);
  expect(forms('cat/AX', 'ONLYINCOMPOUND X', ...PLURAL)).toEqual(['cats']);
  expect(forms('cat/X', 'FORBIDDENWORD X')).toEqual([]);
  expect(forms('cat/A', 'ONLYINCOMPOUND X', 'SFX A Y 2', 'SFX A 0 s .', 'SFX A 0 -/X .')).toEqual([
    'cat',
    'cats',
  ]);
});

test('[G7] of affixes for both ends neither stands without the other', () => {
  const both = ['CIRCUMFIX X', 'PFX A Y 1', 'PFX A 0 ge/X .', 'SFX B Y 2', 'SFX B 0 t/X .', 'SFX B 0 e .'];
  expect(forms('leg/AB', ...both)).toEqual(
    ['geleg', 'gelegt', 'leg', 'lege'].filter((form) => form !== 'geleg'),
  );
});

test('[G7] no affix takes the place of a whole stem, unless the file says so', () => {
  const rule = ['SFX A Y 1', 'SFX A go went go'];
  expect(forms('go/A', ...rule)).toEqual(['go']);
  expect(forms('go/A', 'FULLSTRIP', ...rule)).toEqual(['go', 'went']);
});

test.each([
  ['of one letter each', 'cat/AB', ['SFX A Y 1', 'SFX A 0 s .', 'SFX B Y 1', 'SFX B 0 ty .']],
  ['of two', 'cat/A1B1', ['FLAG long', 'SFX A1 Y 1', 'SFX A1 0 s .', 'SFX B1 Y 1', 'SFX B1 0 ty .']],
  [
    'that are numbers',
    'cat/10,11',
    ['FLAG num', 'SFX 10 Y 1', 'SFX 10 0 s .', 'SFX 11 Y 1', 'SFX 11 0 ty .'],
  ],
])('[G7] flags are read %s', (_, entry, lines) => {
  expect(forms(entry, ...lines)).toEqual(['cat', 'cats', 'catty']);
});

test('[G7] an entry is read without what is said of it, a slash behind a backslash is its own', () => {
  expect(forms('cat/A po:noun', ...PLURAL)).toEqual(['cat', 'cats']);
  expect(forms('cat\tpo:noun', ...PLURAL)).toEqual(['cat']);
  expect(forms('km\\/h/A', ...PLURAL)).toEqual(['km/h', 'km/hs']);
  expect(forms('', ...PLURAL)).toEqual([]);
});

test('[G7] a condition means its letters, whatever else they mean to a pattern', () => {
  expect(forms('a-b/A', 'SFX A Y 1', 'SFX A 0 x [^a-c]b')).toEqual(['a-b']);
  expect(forms('a+b/A', 'SFX A Y 1', 'SFX A 0 x [^a-c]b')).toEqual(['a+b', 'a+bx']);
  expect(forms('a-/A', 'SFX A Y 1', 'SFX A - b a-')).toEqual(['a-', 'ab']);
  expect(forms('før/A', 'SFX A Y 1', 'SFX A ør ørte [øå]r')).toEqual(['før', 'førte']);
});

test('[G7] the Norwegian dictionary has the 940,694 forms that unmunch makes of it, and no others', () => {
  const made = [...new Set(formsOf(readDictionary(BOKMAL)))].sort();
  expect(made).toHaveLength(940_694);
  // Of hunspell-tools 1.7.1: unmunch index.dic index.aff, its lines sorted as JavaScript does, each once.
  expect(hash('sha256', `${made.join('\n')}\n`, 'hex')).toBe(
    'eca8c8ddda02e28bd2dff47b06afd99ac163dd149a55e9ae8cc4f022a10a097b',
  );
});
