import type { Board, Placement } from '../play/board.ts';
import { following } from '../words/graph-format.ts';
import { findArc, type WordGraph } from '../words/word-graph.ts';
import { crossSet } from './cross-sets.ts';
import type { MoveRules } from './move-rules.ts';

/** What is known of the cells for plays that read one way. All arrays are by cell; sets have `maskLength` numbers each. */
export interface Line {
  /** From a cell to the next in reading order. */
  readonly step: number;
  /** Letters that an empty cell takes without spoiling the word across; none on the border. */
  readonly allowed: Int32Array;
  /** 1 where a tile laid here makes a word across. */
  readonly crossed: Uint8Array;
  /** What that word scores: this for the tiles that lie there, and the new one so many times. 0 where there is none. */
  readonly crossScore: Int32Array;
  readonly crossTimes: Int32Array;
  /** On an empty cell right behind a run of tiles: where the graph is behind them, 0 where no word begins so. */
  readonly runNode: Int32Array;
  /** On such a cell: points of the run. */
  readonly runScore: Int32Array;
}

/** Marks a cell that has a tile. */
export const TAKEN = 0x80;

/**
 * A board made ready to find plays on. It is changed in place by `play` and by its reverse `undo`, which work out anew
 * only what the tiles touch.
 */
export class MovePosition {
  /** How many tiles lie. */
  count = 0;
  /** By cell: 0 empty, else the letter + 1. */
  readonly tiles: Uint8Array;
  /** By cell: points of the tile that lies there. */
  readonly points: Int32Array;
  /** By cell: how many of the four beside it have a tile, and `TAKEN` on top where it has one itself. */
  readonly near: Uint8Array;
  readonly across: Line;
  readonly down: Line;

  readonly rules: MoveRules;
  readonly graph: WordGraph;
  private readonly codes: ReadonlyMap<string, number>;
  /** Marks the empty cells that are worked out already. */
  private readonly stamp: Int32Array;
  private round = 0;

  constructor(rules: MoveRules, graph: WordGraph, board: Board) {
    this.rules = rules;
    this.graph = graph;
    this.codes = new Map(graph.alphabet.map((letter, index) => [letter, index]));
    this.tiles = new Uint8Array(rules.cells);
    this.points = new Int32Array(rules.cells);
    this.near = new Uint8Array(rules.cells);
    this.stamp = new Int32Array(rules.cells);
    this.across = line(rules, graph, 1);
    this.down = line(rules, graph, rules.stride);
    for (const [square, tile] of board.entries()) {
      if (tile) this.put(this.cell(square), tile.letter, tile.blank);
    }
    for (const cell of rules.cellOf) {
      if (this.tiles[cell] !== 0) continue;
      this.refresh(cell, this.across, this.down);
      this.refresh(cell, this.down, this.across);
    }
  }

  /** Lays tiles on empty squares. Throws a RangeError for a square that is none. */
  play(tiles: readonly Placement[]): void {
    for (const { square, letter, blank } of tiles) {
      const cell = this.cell(square);
      if (this.tiles[cell] !== 0) throw new RangeError(`square ${square} is taken`);
      this.put(cell, letter, blank);
    }
    this.refreshAround(tiles);
  }

  /** Takes tiles up again that `play` has laid. */
  undo(tiles: readonly Placement[]): void {
    for (const { square } of tiles) {
      const cell = this.cell(square);
      if (this.tiles[cell] === 0) throw new RangeError(`square ${square} is empty`);
      this.tiles[cell] = 0;
      this.points[cell] = 0;
      this.tell(cell, -1);
    }
    this.refreshAround(tiles);
  }

  private cell(square: number): number {
    const cell = this.rules.cellOf[square];
    if (cell === undefined) throw new RangeError(`no square ${square}`);
    return cell;
  }

  private put(cell: number, letter: string, blank: boolean): void {
    const code = this.codes.get(letter);
    if (code === undefined) throw new RangeError(`no letter ${letter}`);
    this.tiles[cell] = code + 1;
    this.points[cell] = blank ? 0 : (this.rules.values[code] ?? 0);
    this.tell(cell, 1);
  }

  /** Tells a cell and those beside it that a tile came (1) or went (-1). */
  private tell(cell: number, change: 1 | -1): void {
    const { near } = this;
    const { stride } = this.rules;
    this.count += change;
    near[cell] = (near[cell] ?? 0) ^ TAKEN;
    for (const step of [-stride, -1, 1, stride]) near[cell + step] = (near[cell + step] ?? 0) + change;
  }

  private refreshAround(tiles: readonly Placement[]): void {
    this.refreshLines(tiles, this.across, this.down);
    this.refreshLines(tiles, this.down, this.across);
  }

  /** The empty cells on these squares, and at the ends of the runs that touch them along `own`. */
  private refreshLines(tiles: readonly Placement[], own: Line, other: Line): void {
    this.round++;
    for (const { square } of tiles) {
      const cell = this.cell(square);
      if (this.tiles[cell] === 0) this.refreshOnce(cell, own, other);
      this.refreshOnce(this.endOfRun(cell, own.step), own, other);
      this.refreshOnce(this.endOfRun(cell, -own.step), own, other);
    }
  }

  /** The first empty cell beyond `cell`. */
  private endOfRun(cell: number, step: number): number {
    let at = cell + step;
    while (this.tiles[at] !== 0) at += step;
    return at;
  }

  private refreshOnce(cell: number, own: Line, other: Line): void {
    if (this.rules.squareOf[cell] === -1 || this.stamp[cell] === this.round) return;
    this.stamp[cell] = this.round;
    this.refresh(cell, own, other);
  }

  /** Everything about an empty cell that follows from the runs beside it along `own`. */
  private refresh(cell: number, own: Line, other: Line): void {
    const { step } = own;
    const before = this.endOfRun(cell, -step);
    const after = this.endOfRun(cell, step);
    let node = this.graph.root;
    let score = 0;
    for (let at = before + step; at < cell; at += step) {
      node = node === 0 ? 0 : following(findArc(this.graph, node, (this.tiles[at] ?? 0) - 1));
      score += this.points[at] ?? 0;
    }
    own.runNode[cell] = node;
    own.runScore[cell] = score;
    for (let at = cell + step; at < after; at += step) score += this.points[at] ?? 0;
    const crossed = after - before > 2 * step;
    other.crossed[cell] = crossed ? 1 : 0;
    const wordTimes = crossed ? (this.rules.wordTimes[cell] ?? 0) : 0;
    other.crossScore[cell] = score * wordTimes;
    other.crossTimes[cell] = (this.rules.letterTimes[cell] ?? 0) * wordTimes;
    crossSet(this.graph, node, this.tiles, cell, step, crossed, other.allowed);
  }
}

function line(rules: MoveRules, graph: WordGraph, step: number): Line {
  return {
    step,
    allowed: new Int32Array(rules.cells * graph.maskLength),
    crossed: new Uint8Array(rules.cells),
    crossScore: new Int32Array(rules.cells),
    crossTimes: new Int32Array(rules.cells),
    runNode: new Int32Array(rules.cells),
    runScore: new Int32Array(rules.cells),
  };
}
