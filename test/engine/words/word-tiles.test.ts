import { expect, test } from 'vitest';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { wordTiles } from '../../../engine/words/word-tiles.ts';

const { spanish, catalan, english, norwegian } = TILE_SETS;

test.each([
  [spanish, 'CHORRILLO', 'CH O RR I LL O'],
  [spanish, 'CARRO', 'C A RR O'],
  [spanish, 'ACCHO', 'A C CH O'],
  [spanish, 'RRR', 'RR R'],
  [catalan, 'COL·LEGI', 'C O L·L E G I'],
  [catalan, 'QUALLA', 'QU A L L A'],
  [catalan, 'ANY', 'A NY'],
  [norwegian, 'ÅMA', 'Å M A'],
  [english, 'CHURCH', 'C H U R C H'],
])('[L1] a word is spelt with the longest tiles: %o', (tileSet, text, tiles) => {
  expect(wordTiles(tileSet, text)?.join(' ')).toBe(tiles);
});

test('[L1] what has a letter that no tile shows cannot be spelt', () => {
  expect(wordTiles(english, 'ÅMA')).toBeNull();
  expect(wordTiles(catalan, 'QAT')).toBeNull();
  expect(wordTiles(english, 'tile')).toBeNull();
});
