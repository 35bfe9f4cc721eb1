import { expect, test } from 'vitest';
import type { Word } from '../../../engine/words/lexicon.ts';
import { packGraph } from '../../../engine/words/pack-graph.ts';
import { tiles, toyTileSet } from '../../support/toy-tile-set.ts';

const ABC = toyTileSet('A B C');
const HEADER_AND_ALPHABET = 6 + 'A B C'.length;

const bytesOf = (words: readonly Word[]): Uint8Array => new Uint8Array(packGraph(ABC, words));

/** Numbers of the nodes, the empty node and the checksum left out. */
const numbersOf = (words: readonly string[]): number =>
  packGraph(ABC, words.map(tiles)).byteLength / 4 - HEADER_AND_ALPHABET - 2;

test('[G2] the same words give the same bytes in any order, also named twice', () => {
  const words = ['A B', 'A', 'C A B', 'B A'].map(tiles);
  const bytes = bytesOf(words);
  expect(bytesOf(words.toReversed())).toEqual(bytes);
  expect(bytesOf([...words, ...words])).toEqual(bytes);
  expect(bytesOf(words.slice(1))).not.toEqual(bytes);
});

test('[G2] equal ends of words are laid down once', () => {
  expect(numbersOf(['A B C'])).toBe(6);
  expect(numbersOf(['A B C', 'B B C'])).toBe(7);
  expect(numbersOf(['A B C', 'B B C', 'C B C'])).toBe(8);
  expect(numbersOf(['A B C', 'B B C', 'B B'])).toBe(9);
});

test('[G2] the bytes are little-endian: magic, version, number of words', () => {
  const header = new Uint8Array(packGraph(ABC, [tiles('A'), tiles('B')])).subarray(0, 12);
  expect([...header]).toEqual([0x58, 0x54, 0x47, 0x57, 2, 0, 0, 0, 2, 0, 0, 0]);
});

test('[G2] what the format cannot hold is a bug of the caller', () => {
  expect(() => packGraph(ABC, [tiles('A D')])).toThrow(RangeError);
  expect(() => packGraph(ABC, [[]])).toThrow(RangeError);
  const tooMany = toyTileSet(Array.from({ length: 61 }, (_, index) => `L${index}`).join(' '));
  expect(() => packGraph(tooMany, [])).toThrow(RangeError);
});
