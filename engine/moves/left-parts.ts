import { countBits, following } from '../words/graph-format.ts';
import type { WordGraph } from '../words/word-graph.ts';
import type { RackTiles } from './rack-tiles.ts';
import { widened, widenedBytes } from './widened.ts';

const FIRST_CAPACITY = 1 << 10;

/**
 * What the tiles of a rack can lay up to an anchor that no run ends before: every beginning of a word that they spell,
 * found once for all anchors (left parts in Appel and Jacobson 1988; they depend on the rack alone). A **part** is a
 * number. Part 0 is empty; shorter parts come first.
 */
export class LeftParts {
  count = 0;
  /** By part: the arc of its last letter. */
  arc = new Int32Array(FIRST_CAPACITY);
  /** By part: the letters that can follow it, as a set of `maskLength` numbers. */
  followers = new Int32Array(2 * FIRST_CAPACITY);
  /** By part: the lot that is left of the rack. */
  rest = new Int32Array(FIRST_CAPACITY);
  /** By part: the part without its last letter. */
  parent = new Int32Array(FIRST_CAPACITY);
  /** By part: the next part with the same last letter, 0 where there is none. */
  next = new Int32Array(FIRST_CAPACITY);
  /** By part: its last letter, and how many it has. */
  letter = new Uint8Array(FIRST_CAPACITY);
  length = new Uint8Array(FIRST_CAPACITY);
  /** By letter: the first part that ends in it, 0 where there is none. */
  readonly first: Int32Array;
  /** By letter: the last part that ends in it so far. */
  private readonly latest: Int32Array;

  /** Parts before this one have the parts that are one letter longer. */
  private lengthened = 0;
  private readonly graph: WordGraph;
  private readonly rack: RackTiles;

  constructor(graph: WordGraph, rack: RackTiles) {
    this.graph = graph;
    this.rack = rack;
    this.first = new Int32Array(graph.alphabet.length);
    this.latest = new Int32Array(graph.alphabet.length);
  }

  /** Begins with what is on the rack, and with no part but the empty one. */
  begin(): void {
    this.count = 0;
    this.lengthened = 0;
    this.first.fill(0);
    this.add(0, 0, this.graph.root << 1, this.rack.full, 0);
  }

  /** Finds the parts of up to `longest` letters, where they are not found yet. */
  reach(longest: number): void {
    while (this.lengthened < this.count && (this.length[this.lengthened] ?? 0) < longest) {
      this.lengthen(this.lengthened++);
    }
  }

  private lengthen(part: number): void {
    const { rack } = this;
    const { nodes, maskLength } = this.graph;
    const rest = this.rest[part] ?? 0;
    const length = (this.length[part] ?? 0) + 1;
    let arcs = following(this.arc[part] ?? 0) + maskLength;
    for (let high = 0; high < maskLength; high++) {
      const mask = this.followers[part * maskLength + high] ?? 0;
      let fitting = mask & (rack.letters[rest * maskLength + high] ?? 0);
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        const letter = (high << 5) | (31 - Math.clz32(bit));
        const arc = nodes[arcs + countBits(mask & (bit - 1))] ?? 0;
        this.link(letter);
        this.add(part, letter, arc, rack.without(rest, letter), length);
      }
      arcs += countBits(mask);
    }
  }

  /** Hangs the part that is added next on the list of its last letter. */
  private link(letter: number): void {
    if (this.first[letter] === 0) this.first[letter] = this.count;
    else this.next[this.latest[letter] ?? 0] = this.count;
    this.latest[letter] = this.count;
  }

  private add(parent: number, letter: number, arc: number, rest: number, length: number): void {
    if (this.count === this.arc.length) this.grow();
    const { nodes, maskLength } = this.graph;
    const part = this.count++;
    this.arc[part] = arc;
    this.rest[part] = rest;
    this.parent[part] = parent;
    this.letter[part] = letter;
    this.length[part] = length;
    this.next[part] = 0;
    for (let high = 0; high < maskLength; high++) {
      this.followers[part * maskLength + high] = nodes[following(arc) + high] ?? 0;
    }
  }

  private grow(): void {
    this.arc = widened(this.arc);
    this.followers = widened(this.followers);
    this.rest = widened(this.rest);
    this.parent = widened(this.parent);
    this.next = widened(this.next);
    this.letter = widenedBytes(this.letter);
    this.length = widenedBytes(this.length);
  }
}
