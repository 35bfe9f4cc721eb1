import { countBits, following } from '../words/graph-format.ts';
import type { WordGraph } from '../words/word-graph.ts';
import type { RackTiles } from './rack-tiles.ts';
import { widened } from './widened.ts';

// A part takes so many numbers side by side, and is called by the place of the first:
/** the arc of its last letter, */
export const ARC = 0;
/** the lot that is left of the rack, */
export const REST = 1;
/** the part without its last letter, */
export const PARENT = 2;
/** the next part with the same last letter, 0 where there is none, */
export const NEXT = 3;
/** its last letter, */
export const LETTER = 4;
/** and how many letters it has. */
export const LENGTH = 5;
const PART = 6;

// A part that a letter can follow takes so many numbers in the list of that letter:
/** the part, */
export const LED_PART = 0;
/** the arc of the letter that follows it, */
export const LED_ARC = 1;
/** and the next in the list, 0 where there is none. */
export const LED_NEXT = 2;
const LED = 3;

const FIRST_CAPACITY = 1 << 13;

/**
 * What the tiles of a rack can lay up to an anchor that no run ends before: every beginning of a word that they spell,
 * found once for all anchors (left parts in Appel and Jacobson 1988; they depend on the rack alone). They are listed by
 * their last letter, and by letters that can follow them, so that an anchor meets only parts that go with what lies
 * there. In each list shorter parts come first.
 */
export class LeftParts {
  /** The parts; the one at 0 is empty. */
  parts: Int32Array = new Int32Array(FIRST_CAPACITY * PART);
  /** The members of the lists of followed parts, from `LED` on. */
  led: Int32Array = new Int32Array(FIRST_CAPACITY * LED);
  /** By letter: the first part that ends in it, 0 where there is none. */
  readonly ending: Int32Array;
  /** By letter: the first of the parts that it can follow, 0 where there is none. */
  readonly before: Int32Array;

  private end = 0;
  private ledEnd = 0;
  /** Parts before this one have the parts that are one letter longer. */
  private lengthened = 0;
  /** The letters that lists of followed parts are wanted for. */
  private wanted: Int32Array;
  /** By letter: the last member of each list so far. */
  private readonly lastEnding: Int32Array;
  private readonly lastBefore: Int32Array;
  private readonly graph: WordGraph;
  private readonly rack: RackTiles;

  constructor(graph: WordGraph, rack: RackTiles) {
    const letters = graph.alphabet.length;
    this.graph = graph;
    this.rack = rack;
    this.wanted = new Int32Array(graph.maskLength);
    this.ending = new Int32Array(letters);
    this.before = new Int32Array(letters);
    this.lastEnding = new Int32Array(letters);
    this.lastBefore = new Int32Array(letters);
  }

  /** Begins with what is on the rack, and with no part but the empty one. `wanted` is a set of letters. */
  begin(wanted: Int32Array): void {
    this.wanted = wanted;
    this.ending.fill(0);
    this.before.fill(0);
    this.parts[ARC] = this.graph.root << 1;
    this.parts[REST] = this.rack.full;
    this.parts[LENGTH] = 0;
    this.end = PART;
    this.ledEnd = LED;
    this.lengthened = 0;
  }

  /** Finds the parts of up to `longest` letters, where they are not found yet. */
  reach(longest: number): void {
    while (this.lengthened < this.end && (this.parts[this.lengthened + LENGTH] ?? 0) < longest) {
      this.lengthen(this.lengthened);
      this.lengthened += PART;
    }
  }

  private lengthen(part: number): void {
    const { rack } = this;
    const { nodes, maskLength } = this.graph;
    const node = following(this.parts[part + ARC] ?? 0);
    const rest = this.parts[part + REST] ?? 0;
    const length = (this.parts[part + LENGTH] ?? 0) + 1;
    let arcs = node + maskLength;
    for (let high = 0; high < maskLength; high++) {
      const mask = nodes[node + high] ?? 0;
      let fitting = mask & (rack.letters[rest * maskLength + high] ?? 0);
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        const letter = (high << 5) | (31 - Math.clz32(bit));
        this.add(
          part,
          letter,
          nodes[arcs + countBits(mask & (bit - 1))] ?? 0,
          rack.without(rest, letter),
          length,
        );
      }
      arcs += countBits(mask);
    }
  }

  private add(parent: number, letter: number, arc: number, rest: number, length: number): void {
    const part = this.end;
    this.end += PART;
    if (this.end > this.parts.length) this.parts = widened(this.parts);
    const { parts, lastEnding } = this;
    parts[part + ARC] = arc;
    parts[part + REST] = rest;
    parts[part + PARENT] = parent;
    parts[part + NEXT] = 0;
    parts[part + LETTER] = letter;
    parts[part + LENGTH] = length;
    if (this.ending[letter] === 0) this.ending[letter] = part;
    else parts[(lastEnding[letter] ?? 0) + NEXT] = part;
    lastEnding[letter] = part;
    this.lead(part, following(arc));
  }

  /** Puts a part, which leads to `node`, on the lists of the wanted letters that can follow it. */
  private lead(part: number, node: number): void {
    const { nodes, maskLength } = this.graph;
    let arcs = node + maskLength;
    for (let high = 0; high < maskLength; high++) {
      const mask = nodes[node + high] ?? 0;
      for (let left = mask & (this.wanted[high] ?? 0); left !== 0; left &= left - 1) {
        const bit = left & -left;
        this.addLed(
          part,
          (high << 5) | (31 - Math.clz32(bit)),
          nodes[arcs + countBits(mask & (bit - 1))] ?? 0,
        );
      }
      arcs += countBits(mask);
    }
  }

  private addLed(part: number, letter: number, arc: number): void {
    const place = this.ledEnd;
    this.ledEnd += LED;
    if (this.ledEnd > this.led.length) this.led = widened(this.led);
    const { led, lastBefore } = this;
    led[place + LED_PART] = part;
    led[place + LED_ARC] = arc;
    led[place + LED_NEXT] = 0;
    if (this.before[letter] === 0) this.before[letter] = place;
    else led[(lastBefore[letter] ?? 0) + LED_NEXT] = place;
    lastBefore[letter] = place;
  }
}
