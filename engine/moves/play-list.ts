import { square } from '../base/units.ts';
import type { Placement } from '../play/board.ts';
import type { WordGraph } from '../words/word-graph.ts';
import type { MoveRules } from './move-rules.ts';
import { widened } from './widened.ts';

/** A legal play and its points. */
export interface FoundPlay {
  /** In reading order. */
  readonly tiles: readonly Placement[];
  readonly score: number;
}

const FIRST_CAPACITY = 1 << 12;
const COUNT_BITS = 4;
const LETTER_BITS = 6;

/**
 * Plays in flat arrays, in the order in which they were found. Plays that differ only in which of their tiles are
 * blanks share their letters. Filled anew by each search, and wider where it must be.
 */
export class PlayList {
  count = 0;
  /** By play: its points. */
  scores = new Int32Array(FIRST_CAPACITY);
  /** By play: how many tiles it has (4 bits), and above it a bit for each that is a blank. */
  private shapes = new Int32Array(FIRST_CAPACITY);
  /** By play: where its tiles begin in `laid`. */
  private starts = new Int32Array(FIRST_CAPACITY);
  /** Tiles of all plays: the letter (6 bits), and above it the cell. */
  private laid = new Int32Array(FIRST_CAPACITY);
  private laidCount = 0;

  private readonly rules: MoveRules;
  private readonly graph: WordGraph;

  constructor(rules: MoveRules, graph: WordGraph) {
    this.rules = rules;
    this.graph = graph;
  }

  /** Makes the list empty. */
  clear(): void {
    this.count = 0;
    this.laidCount = 0;
  }

  /** Keeps the tiles of the next plays to be added, and says where. */
  keepTiles(cells: Int32Array, letters: Uint8Array, count: number): number {
    const start = this.laidCount;
    if (start + count > this.laid.length) this.laid = widened(this.laid);
    for (let i = 0; i < count; i++) {
      this.laid[start + i] = ((cells[i] ?? 0) << LETTER_BITS) | (letters[i] ?? 0);
    }
    this.laidCount = start + count;
    return start;
  }

  /** Adds a play of `count` tiles that were kept at `start`; `blanks` has a bit for each that is one. */
  add(start: number, count: number, blanks: number, score: number): void {
    const index = this.count++;
    if (index === this.scores.length) this.widen();
    this.scores[index] = score;
    this.shapes[index] = (blanks << COUNT_BITS) | count;
    this.starts[index] = start;
  }

  /** The play at an index below `count`. */
  play(index: number): FoundPlay {
    const shape = this.shapes[index] ?? 0;
    const start = this.starts[index] ?? 0;
    const blanks = shape >> COUNT_BITS;
    const tiles: Placement[] = [];
    for (let i = 0; i < (shape & ((1 << COUNT_BITS) - 1)); i++) {
      const tile = this.laid[start + i] ?? 0;
      const letter = this.graph.alphabet[tile & ((1 << LETTER_BITS) - 1)];
      if (letter === undefined) throw new RangeError(`no play ${index}`);
      const at = square(this.rules.squareOf[tile >> LETTER_BITS] ?? 0);
      tiles.push({ square: at, letter, blank: ((blanks >> i) & 1) !== 0 });
    }
    return { tiles, score: this.scores[index] ?? 0 };
  }

  private widen(): void {
    this.scores = widened(this.scores);
    this.shapes = widened(this.shapes);
    this.starts = widened(this.starts);
  }
}
