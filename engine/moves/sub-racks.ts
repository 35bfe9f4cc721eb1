import { countBits } from '../words/graph-format.ts';
import type { Anagrams } from './anagrams.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';

/** Of ten tiles there are so many lots of five, and no more of any other size. */
const MOST_OF_A_SIZE = 252;
/** Answers are kept for so many sums of lying tiles, the newest of a slot. */
const SLOTS = 64;

/**
 * Whether so many tiles of a rack, together with tiles that lie in a line, may make a word: looks sub-racks up by their
 * size, as a word map does, but learns yes or no only.
 */
export class SubRacks {
  private readonly rack: RackTiles;
  private readonly anagrams: Anagrams;
  /** Sums of the keys of all different lots of letters, by size. */
  private readonly sums = new Int32Array((MAX_RACK + 1) * MOST_OF_A_SIZE);
  private readonly counts = new Int32Array(MAX_RACK + 1);
  /** Sum by bits of the rack, while lots are found. */
  private readonly sumOf = new Int32Array(1 << MAX_RACK);
  private ready = false;

  /** By slot: for which lying tiles and which search it is, and by bit for each size whether it is known, and yes. */
  private readonly slotSum = new Int32Array(SLOTS);
  private readonly slotRound = new Int32Array(SLOTS);
  private readonly known = new Int32Array(SLOTS);
  private readonly yes = new Int32Array(SLOTS);
  private round = 0;

  constructor(rack: RackTiles, anagrams: Anagrams) {
    this.rack = rack;
    this.anagrams = anagrams;
  }

  /** Forgets what it knew: the rack is another. */
  clear(): void {
    this.round++;
    this.ready = false;
  }

  /** `lying` is the sum of the keys of the tiles that lie there. */
  mayMake(lying: number, size: number): boolean {
    // With blanks most lots make something, and asking costs a look-up for each letter.
    const blanks = countBits(this.rack.blanks);
    if (blanks > 1 || (blanks === 1 && size < this.rack.size)) return true;
    const slot = (Math.imul(lying, 0x9e_37_79_b1) >>> 26) & (SLOTS - 1);
    if (this.slotRound[slot] !== this.round || this.slotSum[slot] !== lying) {
      this.slotRound[slot] = this.round;
      this.slotSum[slot] = lying;
      this.known[slot] = 0;
      this.yes[slot] = 0;
    }
    const bit = 1 << size;
    if (((this.known[slot] ?? 0) & bit) === 0) {
      this.known[slot] = (this.known[slot] ?? 0) | bit;
      if (this.look(lying, size, blanks)) this.yes[slot] = (this.yes[slot] ?? 0) | bit;
    }
    return ((this.yes[slot] ?? 0) & bit) !== 0;
  }

  private look(lying: number, size: number, blanks: number): boolean {
    if (!this.ready) this.findLots();
    if (this.anyOf(lying, size)) return true;
    if (blanks === 0) return false;
    for (const key of this.anagrams.keys) if (this.anyOf((lying + key) | 0, size - 1)) return true;
    return false;
  }

  private anyOf(lying: number, size: number): boolean {
    const from = size * MOST_OF_A_SIZE;
    const end = from + (this.counts[size] ?? 0);
    for (let i = from; i < end; i++) {
      if (this.anagrams.mayMake((lying + (this.sums[i] ?? 0)) | 0)) return true;
    }
    return false;
  }

  private findLots(): void {
    const { codes, size, blanks } = this.rack;
    const { counts, sumOf, sums } = this;
    const letters = size - countBits(blanks);
    this.ready = true;
    counts.fill(0);
    let twins = 0;
    for (let bit = 1; bit < letters; bit++) if (codes[bit] === codes[bit - 1]) twins |= 1 << bit;
    for (let bits = 0; bits < 1 << letters; bits++) {
      const lowest = bits & -bits;
      const key = bits === 0 ? 0 : (this.anagrams.keys[codes[31 - Math.clz32(lowest)] ?? 0] ?? 0);
      sumOf[bits] = (sumOf[bits ^ lowest] ?? 0) + key;
      // Of equal tiles the first ones are taken.
      if ((bits & twins & ~(bits << 1)) !== 0) continue;
      const count = countBits(bits);
      sums[count * MOST_OF_A_SIZE + (counts[count] ?? 0)] = sumOf[bits] ?? 0;
      counts[count] = (counts[count] ?? 0) + 1;
    }
  }
}
