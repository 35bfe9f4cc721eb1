import { following } from '../words/graph-format.ts';
import { findArc, type WordGraph } from '../words/word-graph.ts';
import type { LeftParts } from './left-parts.ts';
import { widened } from './widened.ts';

const FIRST_CAPACITY = 1 << 12;

/**
 * The left parts that a letter can follow, listed by that letter: an anchor before a run of tiles meets no others. A
 * list is made when it is first asked for, since a search for the best play asks for few.
 */
export class LedParts {
  /** Of all lists, one behind the other: the part, and the arc of the letter that follows it. */
  part = new Int32Array(FIRST_CAPACITY);
  arc = new Int32Array(FIRST_CAPACITY);
  private used = 0;
  /** By letter: where its list begins and ends, and of how many parts it was made. */
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly made: Int32Array;

  private readonly graph: WordGraph;
  private readonly parts: LeftParts;

  constructor(graph: WordGraph, parts: LeftParts) {
    this.graph = graph;
    this.parts = parts;
    this.starts = new Int32Array(graph.alphabet.length);
    this.ends = new Int32Array(graph.alphabet.length);
    this.made = new Int32Array(graph.alphabet.length);
  }

  /** Forgets all lists: the parts are others. */
  clear(): void {
    this.used = 0;
    this.made.fill(0);
  }

  /** Where the list of a letter begins; shorter parts come first. */
  begin(letter: number): number {
    if (this.made[letter] !== this.parts.count) this.list(letter);
    return this.starts[letter] ?? 0;
  }

  /** Where a list that was asked for ends. */
  end(letter: number): number {
    return this.ends[letter] ?? 0;
  }

  private list(letter: number): void {
    const { arc, count, followers } = this.parts;
    const { maskLength } = this.graph;
    const bit = 1 << (letter & 31);
    this.starts[letter] = this.used;
    this.made[letter] = count;
    for (let part = 1, at = maskLength + (letter >> 5); part < count; part++, at += maskLength) {
      if (((followers[at] ?? 0) & bit) === 0) continue;
      if (this.used === this.part.length) this.grow();
      this.part[this.used] = part;
      this.arc[this.used] = findArc(this.graph, following(arc[part] ?? 0), letter);
      this.used++;
    }
    this.ends[letter] = this.used;
  }

  private grow(): void {
    this.part = widened(this.part);
    this.arc = widened(this.arc);
  }
}
