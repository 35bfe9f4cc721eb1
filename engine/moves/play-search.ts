import { countBits, following } from '../words/graph-format.ts';
import { findArc, type WordGraph } from '../words/word-graph.ts';
import { LeftParts } from './left-parts.ts';
import type { Line, MovePosition } from './move-position.ts';
import type { MoveRules } from './move-rules.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';

/** What is done with the plays that are found. */
export interface PlaySink {
  /**
   * New tiles that make words: the first `count` of `cells` and `letters` of the search. `score` counts every tile at
   * its value, and `times` is what the main word is multiplied by. `rest` is the lot that is left when only those tiles
   * are blanks that must be.
   */
  found(count: number, rest: number, score: number, times: number): void;
}

/** Walks from one anchor after the other through all plays of a rack. */
export class PlaySearch {
  readonly rack: RackTiles;
  readonly parts = new LeftParts();
  /** New tiles from the first on: their cells and letters. */
  readonly cells = new Int32Array(MAX_RACK);
  readonly letters = new Uint8Array(MAX_RACK);
  /** For plays that read this way. */
  line: Line;
  /** At most so many new tiles. */
  most = 0;

  private readonly graph: WordGraph;
  readonly rules: MoveRules;
  private readonly sink: PlaySink;
  private tiles: Uint8Array;
  private points: Int32Array;

  constructor(position: MovePosition, rack: RackTiles, sink: PlaySink) {
    this.rack = rack;
    this.sink = sink;
    this.rules = position.rules;
    this.graph = position.graph;
    this.tiles = position.tiles;
    this.points = position.points;
    this.line = position.across;
  }

  /** Begins with another position of the same rules and graph. */
  start(position: MovePosition, longest: number): void {
    this.tiles = position.tiles;
    this.points = position.points;
    this.most = this.rack.size;
    this.parts.find(this.graph, this.rack, Math.min(longest, this.rack.size));
  }

  /** All plays that cover the anchor at `cell` first. */
  run(cell: number, line: Line, reach: number): void {
    this.line = line;
    if (reach < 0) {
      this.extend(cell, line.runNode[cell] ?? 0, this.rack.full, line.runScore[cell] ?? 0, 1, 0, 0);
      return;
    }
    const { parts } = this;
    for (let part = 1; part < parts.count; part++) {
      if ((parts.length[part] ?? 0) > reach + 1) break;
      this.layPart(part, cell, line);
    }
  }

  /** Lays a left part so that its last tile covers the anchor, and goes on from there. */
  private layPart(part: number, anchor: number, line: Line): void {
    const { parts } = this;
    const { letterTimes, wordTimes, values } = this.rules;
    const last = parts.letter[part] ?? 0;
    const set = line.allowed[anchor * this.graph.maskLength + (last >> 5)] ?? 0;
    if (((set >>> (last & 31)) & 1) === 0) return;

    let node = parts.node[part] ?? 0;
    let ends = parts.ends[part] ?? 0;
    let main = 0;
    let next = anchor + line.step;
    for (let tile = this.tiles[next] ?? 0; tile !== 0; tile = this.tiles[next] ?? 0) {
      const arc = node === 0 ? 0 : findArc(this.graph, node, tile - 1);
      if (arc === 0) return;
      node = following(arc);
      ends = arc & 1;
      main += this.points[next] ?? 0;
      next += line.step;
    }

    const count = parts.length[part] ?? 0;
    let times = 1;
    for (let index = count - 1, cell = anchor, here = part; index >= 0; index--, cell -= line.step) {
      const letter = parts.letter[here] ?? 0;
      this.cells[index] = cell;
      this.letters[index] = letter;
      main += (values[letter] ?? 0) * (letterTimes[cell] ?? 0);
      times *= wordTimes[cell] ?? 0;
      here = parts.parent[here] ?? 0;
    }
    let cross = 0;
    if (line.crossed[anchor] !== 0) {
      const laid = (values[last] ?? 0) * (letterTimes[anchor] ?? 0);
      cross = ((line.crossScore[anchor] ?? 0) + laid) * (wordTimes[anchor] ?? 0);
    }
    const rest = parts.rest[part] ?? 0;
    if (ends !== 0 && next - anchor + (count - 1) * line.step > line.step) {
      this.accept(count, rest, main, times, cross);
    }
    if (node !== 0 && rest !== 0) this.extend(next, node, rest, main, times, cross, count);
  }

  /**
   * Lays a tile on the empty cell `at`, behind what led to `node`, in every way, and goes on behind it. `main` is the
   * main word so far without its `times`, `cross` the words across, `count` how many tiles are new.
   */
  private extend(
    at: number,
    node: number,
    rest: number,
    main: number,
    times: number,
    cross: number,
    count: number,
  ): void {
    const { nodes, maskLength } = this.graph;
    const { line, rack } = this;
    let arcs = node + maskLength;
    for (let high = 0; high < maskLength; high++) {
      const mask = nodes[node + high] ?? 0;
      let fitting =
        mask & (line.allowed[at * maskLength + high] ?? 0) & (rack.letters[rest * maskLength + high] ?? 0);
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        const letter = (high << 5) | (31 - Math.clz32(bit));
        let arc = nodes[arcs + countBits(mask & (bit - 1))] ?? 0;
        let next = at + line.step;
        let lying = 0;
        for (let tile = this.tiles[next] ?? 0; tile !== 0; tile = this.tiles[next] ?? 0) {
          arc = arc < 2 ? 0 : findArc(this.graph, following(arc), tile - 1);
          if (arc === 0) break;
          lying += this.points[next] ?? 0;
          next += line.step;
        }
        if (arc === 0) continue;

        const own = (rack.owned[letter] ?? 0) & rest;
        const from = own === 0 ? rack.blanks & rest : own;
        const restNext = rest ^ (from & -from);
        const laid = (this.rules.values[letter] ?? 0) * (this.rules.letterTimes[at] ?? 0);
        const wordTimes = this.rules.wordTimes[at] ?? 0;
        const mainNext = main + laid + lying;
        const timesNext = times * wordTimes;
        const crossNext =
          line.crossed[at] === 0 ? cross : cross + ((line.crossScore[at] ?? 0) + laid) * wordTimes;
        this.cells[count] = at;
        this.letters[count] = letter;
        if ((arc & 1) !== 0) this.accept(count + 1, restNext, mainNext, timesNext, crossNext);
        if (arc > 1 && count + 1 < this.most) {
          this.extend(next, following(arc), restNext, mainNext, timesNext, crossNext, count + 1);
        }
      }
      arcs += countBits(mask);
    }
  }

  private accept(count: number, rest: number, main: number, times: number, cross: number): void {
    if (count === 1 && this.line.step !== 1 && this.line.crossed[this.cells[0] ?? 0] !== 0) return;
    const { bingo } = this.rules;
    const bonus = count >= bingo.tiles ? bingo.points : 0;
    this.sink.found(count, rest, main * times + cross + bonus, times);
  }
}
