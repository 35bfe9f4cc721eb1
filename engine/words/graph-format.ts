import type { TileSet } from '../equipment/tile-set.ts';

/**
 * A packed word graph: 32-bit numbers, little-endian, in one buffer.
 *
 * Header: magic, version, words, root, entries, length of the alphabet's text, then that text (the letters joined
 * by spaces), one UTF-16 unit a number. After it come the entries, and last a checksum of all before it.
 *
 * Entries lie in lists; a list holds the letters that may come next. Entry 0 is no entry, so 0 as the place of a
 * list is the empty list. A list lies before every list that leads to it, the root's last. An entry is, from the
 * lowest bit:
 *
 *     6 bits   letter code: place in the tile set's alphabet + 1
 *     1 bit    a word ends here
 *     1 bit    last of its list
 *    24 bits   place of the list that follows
 */
export const MAGIC = 0x57_47_54_58; // "XTGW" as bytes
export const VERSION = 1;
export const HEADER_LENGTH = 6;

/** What six bits can number, with a few codes kept free. */
export const MAX_LETTERS = 60;
export const MAX_ENTRIES = 2 ** 24;

const CODE_MASK = 0x3f;
const ENDS_WORD = 0x40;
const LAST = 0x80;
const FOLLOWING_SHIFT = 8;

/** 0 for no entry. */
export const letterCode = (entry: number): number => entry & CODE_MASK;
export const endsWord = (entry: number): boolean => (entry & ENDS_WORD) !== 0;
export const isLast = (entry: number): boolean => (entry & LAST) !== 0;
/** Place of the list that follows; 0 where the graph goes no further. */
export const following = (entry: number): number => entry >>> FOLLOWING_SHIFT;

export function packEntry(code: number, ends: boolean, last: boolean, next: number): number {
  return (code | (ends ? ENDS_WORD : 0) | (last ? LAST : 0) | (next << FOLLOWING_SHIFT)) >>> 0;
}

/** The alphabet as the header has it: a graph is read with no other tile set than it was packed for. */
export const alphabetText = (tileSet: TileSet): string => tileSet.alphabet.join(' ');

/** Of a whole file but its last number, which it must equal. FNV-1a by numbers: any one changed number shows. */
export const checksum = (numbers: Uint32Array): number =>
  numbers.reduce((sum, number) => Math.imul(sum ^ number, 0x01_00_01_93) >>> 0, 0x81_1c_9d_c5);
