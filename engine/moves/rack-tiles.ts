import { BLANK, type Tile } from '../equipment/tile-set.ts';
import type { WordGraph } from '../words/word-graph.ts';

export const MAX_RACK = 10;

/**
 * A rack as bits, so that what is left of it is one number: each tile has a bit, those of a letter lie side by side,
 * and the lowest that is left is taken first. So equal lots of tiles are the same number, a **lot**.
 */
export class RackTiles {
  size = 0;
  /** The lot of all tiles. */
  full = 0;
  /** The bits of the blanks. */
  blanks = 0;
  /** By letter: the bits of its tiles. */
  readonly owned: Int32Array;
  /** By letter: how many tiles of it. */
  readonly counts: Int32Array;
  /** By lot: the letters that it can lay, as a set of `maskLength` numbers. */
  readonly letters: Int32Array;
  /** By bit: the letter of the tile, or `blank`. */
  readonly codes = new Int32Array(MAX_RACK);
  /** What stands for a blank: one more than the last letter. */
  readonly blank: number;

  private readonly maskLength: number;
  /** The tiles by letter, and the blank. */
  private readonly faces: readonly Tile[];
  private readonly codeOf: ReadonlyMap<Tile | undefined, number>;

  constructor({ alphabet, maskLength }: WordGraph) {
    this.maskLength = maskLength;
    this.blank = alphabet.length;
    this.owned = new Int32Array(alphabet.length);
    this.counts = new Int32Array(alphabet.length);
    this.letters = new Int32Array(maskLength << MAX_RACK);
    this.faces = [...alphabet, BLANK];
    this.codeOf = new Map(this.faces.map((tile, code) => [tile, code]));
  }

  /** Throws a RangeError on more than ten tiles and on one that is no letter and no blank. */
  set(rack: readonly Tile[]): void {
    if (rack.length > MAX_RACK) throw new RangeError(`a rack of more than ${MAX_RACK} tiles`);
    this.sort(rack);
    this.size = rack.length;
    this.full = (1 << rack.length) - 1;
    this.blanks = 0;
    this.owned.fill(0);
    this.counts.fill(0);
    for (let bit = 0; bit < rack.length; bit++) {
      const code = this.codes[bit] ?? 0;
      this.addLots(bit, code);
      if (code === this.blank) this.blanks |= 1 << bit;
      else {
        this.owned[code] = (this.owned[code] ?? 0) | (1 << bit);
        this.counts[code] = (this.counts[code] ?? 0) + 1;
      }
    }
  }

  /** Puts the letters of the tiles in order, blanks last. */
  private sort(rack: readonly Tile[]): void {
    const { codes } = this;
    for (let index = 0; index < rack.length; index++) {
      const code = this.codeOf.get(rack[index]);
      if (code === undefined) throw new RangeError(`no tile ${rack[index]}`);
      let place = index;
      for (; place > 0 && (codes[place - 1] ?? 0) > code; place--) codes[place] = codes[place - 1] ?? 0;
      codes[place] = code;
    }
  }

  /** The tile of a letter, or of `blank`. */
  tileOf(code: number): Tile {
    return this.faces[code] ?? BLANK;
  }

  /** The tiles of a lot, in the alphabet's order, blanks last. */
  tilesOf(lot: number): Tile[] {
    const tiles: Tile[] = [];
    for (let bit = 0; bit < this.size; bit++) {
      if (((lot >> bit) & 1) !== 0) tiles.push(this.tileOf(this.codes[bit] ?? this.blank));
    }
    return tiles;
  }

  /** The lot without a tile for this letter, which it must have: a tile of it while there is one, else a blank. */
  without(lot: number, letter: number): number {
    const own = (this.owned[letter] ?? 0) & lot;
    const from = own === 0 ? this.blanks & lot : own;
    return lot ^ (from & -from);
  }

  /** Whether the rack has a letter of the set for `cell` in `sets`. */
  canLay(sets: Int32Array, cell: number): boolean {
    const { letters, maskLength } = this;
    for (let high = 0; high < maskLength; high++) {
      const set = sets[cell * maskLength + high] ?? 0;
      if ((set & (letters[this.full * maskLength + high] ?? 0)) !== 0) return true;
    }
    return false;
  }

  /** What each lot with the tile of this bit on top can lay: what it can without, and the letter of that tile. */
  private addLots(bit: number, code: number): void {
    const { letters, maskLength } = this;
    const from = maskLength << bit;
    for (let high = 0; high < maskLength; high++) {
      const own = code === this.blank ? -1 : code >> 5 === high ? 1 << (code & 31) : 0;
      for (let index = high; index < from; index += maskLength) {
        letters[from + index] = (letters[index] ?? 0) | own;
      }
    }
  }
}
