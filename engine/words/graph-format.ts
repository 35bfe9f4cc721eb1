import type { TileSet } from '../equipment/tile-set.ts';

/**
 * A packed word graph: 32-bit numbers, little-endian, in one buffer.
 *
 * Header: magic, version, words, root, length of the nodes, length of the alphabet's text, then that text (the
 * letters joined by spaces), one UTF-16 unit a number. After it come the nodes, and last a checksum of all before.
 *
 * A node says which letters may come next. It is its mask, one bit for each letter in the alphabet's order, the
 * lowest bit first, in one number or, for more than 32 letters, in two; then an arc for each letter in the mask, in
 * that order. The node at 0 has an empty mask. A node lies before every node that leads to it, the root last. An arc
 * is, from the lowest bit:
 *
 *     1 bit    a word ends here
 *    31 bits   place of the node that follows, 0 where the graph goes no further
 */
export const MAGIC = 0x57_47_54_58; // "XTGW" as bytes
export const VERSION = 2;
export const HEADER_LENGTH = 6;

export const MAX_LETTERS = 60;
const MASK_BITS = 32;

/** How many numbers the mask of a node takes. */
export const maskLength = (letters: number): number => (letters > MASK_BITS ? 2 : 1);

export const packArc = (ends: boolean, next: number): number => (next << 1) | (ends ? 1 : 0);
export const endsWord = (arc: number): boolean => (arc & 1) !== 0;
/** Place of the node that follows; 0 where the graph goes no further. */
export const following = (arc: number): number => arc >>> 1;

/** How many bits of a 32-bit number are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const nibbles = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** The alphabet as the header has it: a graph is read with no other tile set than it was packed for. */
export const alphabetText = (tileSet: TileSet): string => tileSet.alphabet.join(' ');

/** Of a whole file but its last number, which it must equal. FNV-1a by numbers: any one changed number shows. */
export function checksum(numbers: Int32Array): number {
  let sum = 0x81_1c_9d_c5 | 0;
  for (let i = 0; i < numbers.length; i++) sum = Math.imul(sum ^ (numbers[i] ?? 0), 0x01_00_01_93);
  return sum;
}
