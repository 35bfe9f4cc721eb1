import type { Lexicon } from '../../engine/words/lexicon.ts';

/** The lexicon of these words and no others, any case, one tile a character. */
export function lexiconOf(words: readonly string[]): Lexicon {
  const known = new Set(words.map((word) => tileByTile([...word.toUpperCase()])));
  return { has: (word) => known.has(tileByTile(word)) };
}

/** With a border between tiles, so that C and H side by side are not the tile CH. */
const tileByTile = (letters: readonly string[]): string => letters.join(' ');
