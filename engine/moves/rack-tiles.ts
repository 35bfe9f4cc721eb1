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
  /** By lot: the letters that it can lay, as a set of `maskLength` numbers. */
  readonly letters: Int32Array;
  /** By bit: the tile. */
  readonly faces: Tile[] = [];

  private readonly maskLength: number;
  private readonly codes: ReadonlyMap<string, number>;

  constructor({ alphabet, maskLength }: WordGraph) {
    this.maskLength = maskLength;
    this.owned = new Int32Array(alphabet.length);
    this.letters = new Int32Array(maskLength << MAX_RACK);
    this.codes = new Map(alphabet.map((letter, index) => [letter, index]));
  }

  /** Throws a RangeError on more than ten tiles and on one that is no letter and no blank. */
  set(rack: readonly Tile[]): void {
    if (rack.length > MAX_RACK) throw new RangeError(`a rack of more than ${MAX_RACK} tiles`);
    const last = this.owned.length;
    const codes = rack.map((tile) => {
      const code = tile === BLANK ? last : this.codes.get(tile);
      if (code === undefined) throw new RangeError(`no tile ${tile}`);
      return code;
    });
    const order = [...rack.keys()].sort((a, b) => (codes[a] ?? 0) - (codes[b] ?? 0));
    this.size = rack.length;
    this.full = (1 << rack.length) - 1;
    this.blanks = 0;
    this.owned.fill(0);
    this.faces.length = 0;
    for (const [bit, index] of order.entries()) {
      const code = codes[index] ?? 0;
      if (code === last) this.blanks |= 1 << bit;
      else this.owned[code] = (this.owned[code] ?? 0) | (1 << bit);
      this.faces.push(rack[index] ?? BLANK);
      this.addLots(bit, code === last ? -1 : code);
    }
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

  /** What each lot with the tile of this bit on top can lay: what it can without, and this letter (-1: any). */
  private addLots(bit: number, code: number): void {
    const { letters, maskLength } = this;
    const from = maskLength << bit;
    for (let index = 0; index < from; index++) {
      const part = index % maskLength;
      const own = code < 0 ? -1 : code >> 5 === part ? 1 << (code & 31) : 0;
      letters[from + index] = (letters[index] ?? 0) | own;
    }
  }
}
