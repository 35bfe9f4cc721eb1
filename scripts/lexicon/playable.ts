import { LONGEST, SHORTEST } from './word-list.ts';

/**
 * Each of `entries` that can be laid with these letters (`a-zæøå`), lower case, once. Accents on letters that are not among them
 * fall away, and letters joined in one come apart.
 */
export function playable(entries: Iterable<string>, letters: string): ReadonlySet<string> {
  const pattern = new RegExp(`^[${letters}]{${SHORTEST},${LONGEST}}$`, 'u');
  const letter = new RegExp(`[${letters}]`, 'u');
  const words = new Set<string>();
  for (const entry of entries) {
    if (pattern.test(entry)) words.add(entry);
    else if (HAS_MARKS.test(entry)) {
      const word = foldAccents(entry, letter);
      if (pattern.test(word)) words.add(word);
    }
  }
  return words;
}

const JOINED: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ĳ: 'ij' };

const HAS_MARKS = /[^a-z]/;

const foldAccents = (text: string, kept: RegExp): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      if (kept.test(letter)) return letter;
      return JOINED[letter] ?? letter.normalize('NFD').replace(/\p{Mark}/gu, '');
    })
    .join('');
