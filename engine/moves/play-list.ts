import { type FoundPlay, foundPlay } from './found-play.ts';
import type { MoveRules } from './move-rules.ts';
import { widened, widenedBytes } from './widened.ts';

const FIRST_CAPACITY = 1 << 12;
const COUNT_BITS = 4;
const COUNT_MASK = (1 << COUNT_BITS) - 1;

/**
 * Plays in flat arrays, in the order in which they were found. Plays that differ only in which of their tiles are
 * blanks share their letters. Filled anew by each search, and made wider where it must be.
 */
export class PlayList {
  count = 0;
  /** By play: its points. */
  scores: Int32Array = new Int32Array(FIRST_CAPACITY);
  /** By play: how many tiles it has (4 bits), and above it a bit for each that is a blank. */
  private shapes = new Int32Array(FIRST_CAPACITY);
  /** By play: where its tiles begin. */
  private starts = new Int32Array(FIRST_CAPACITY);
  /** Tiles of all plays. */
  private cells = new Int32Array(FIRST_CAPACITY);
  private letters = new Uint8Array(FIRST_CAPACITY);
  private laid = 0;
  private readonly rules: MoveRules;

  constructor(rules: MoveRules) {
    this.rules = rules;
  }

  /** Makes the list empty. */
  clear(): void {
    this.count = 0;
    this.laid = 0;
  }

  /** Keeps the tiles of the next plays to be added, and says where. */
  keepTiles(cells: Int32Array, letters: Uint8Array, count: number): number {
    const start = this.laid;
    if (start + count > this.cells.length) this.widenTiles();
    for (let i = 0; i < count; i++) {
      this.cells[start + i] = cells[i] ?? 0;
      this.letters[start + i] = letters[i] ?? 0;
    }
    this.laid = start + count;
    return start;
  }

  /** Adds a play of `count` tiles that were kept at `start`; `blanks` has a bit for each that is one. */
  add(start: number, count: number, blanks: number, score: number): void {
    const index = this.count++;
    if (index === this.scores.length) this.widenPlays();
    this.scores[index] = score;
    this.shapes[index] = (blanks << COUNT_BITS) | count;
    this.starts[index] = start;
  }

  /** The play at an index below `count`. */
  play(index: number): FoundPlay {
    if (!(index >= 0 && index < this.count)) throw new RangeError(`no play ${index} of ${this.count}`);
    const shape = this.shapes[index] ?? 0;
    const start = this.starts[index] ?? 0;
    const count = shape & COUNT_MASK;
    const cells = this.cells.subarray(start, start + count);
    const letters = this.letters.subarray(start, start + count);
    return foundPlay(this.rules, cells, letters, count, shape >> COUNT_BITS, this.scores[index] ?? 0);
  }

  private widenTiles(): void {
    this.cells = widened(this.cells);
    this.letters = widenedBytes(this.letters);
  }

  private widenPlays(): void {
    this.scores = widened(this.scores);
    this.shapes = widened(this.shapes);
    this.starts = widened(this.starts);
  }
}
