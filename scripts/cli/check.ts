import { isLetter, type TileSet } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { readRack } from '../../engine/notation/gcg/read-tiles.ts';
import type { Word } from '../../engine/words/lexicon.ts';
import type { Command } from './command.ts';
import { findLexicon } from './lexica.ts';

export const check: Command = {
  usage: 'check WORD… [--lexicon en]',
  summary: 'says of each word whether it is valid',
  help: [
    'Prints a line for each word: the word, and valid or not valid. A tile of several letters stands in brackets: [CH].',
    'Ends with 1 where any is not valid. Without --lexicon the list is the English one.',
  ],
  options: ['lexicon'],
  operands: [1, Number.POSITIVE_INFINITY],
  run: ({ operands, options }) => {
    const { file, words } = findLexicon(options.lexicon ?? 'en');
    const judged = operands.map((text) => {
      const word = wordOf(TILE_SETS[file.tileSet], text);
      return { word: text.toUpperCase(), valid: word !== null && words.has(word) };
    });
    const { id, title, hash } = file;
    return {
      ok: judged.every(({ valid }) => valid),
      lines: judged.map(({ word, valid }) => `${word} ${valid ? 'valid' : 'not valid'}`),
      json: { lexicon: { id, title, hash }, words: judged },
    };
  },
};

/** The word tile by tile; null where it has what is no letter of the set. */
function wordOf(tileSet: TileSet, text: string): Word | null {
  const faces = readRack(text.normalize('NFC'));
  const letters = faces?.filter((face) => isLetter(tileSet, face)) ?? [];
  return faces !== null && letters.length === faces.length ? letters : null;
}
