import { countBits, following } from '../words/graph-format.ts';
import type { WordGraph } from '../words/word-graph.ts';
import type { RackTiles } from './rack-tiles.ts';

const FIRST_CAPACITY = 1 << 10;

/**
 * What the tiles of a rack can lay before they reach a tile or go on freely: every beginning of a word that they
 * spell, found once for all anchors (Appel and Jacobson's left parts, which depend on the rack alone). A **part** is
 * a number; part 0 is empty, shorter parts come first.
 */
export class LeftParts {
  count = 0;
  /** Where the graph is behind a part. */
  node = new Int32Array(FIRST_CAPACITY);
  /** The lot that is left of the rack. */
  rest = new Int32Array(FIRST_CAPACITY);
  /** The part without its last letter. */
  parent = new Int32Array(FIRST_CAPACITY);
  /** Its last letter. */
  letter = new Uint8Array(FIRST_CAPACITY);
  length = new Uint8Array(FIRST_CAPACITY);
  /** 1 where a part is a word. */
  ends = new Uint8Array(FIRST_CAPACITY);

  /** Finds the parts of up to `longest` letters. */
  find(graph: WordGraph, rack: RackTiles, longest: number): void {
    this.node[0] = graph.root;
    this.rest[0] = rack.full;
    this.count = 1;
    for (let part = 0; part < this.count; part++) {
      if ((this.length[part] ?? 0) < longest) this.lengthen(part, graph, rack);
    }
  }

  private lengthen(part: number, { nodes, maskLength }: WordGraph, rack: RackTiles): void {
    const node = this.node[part] ?? 0;
    const rest = this.rest[part] ?? 0;
    let arcs = node + maskLength;
    for (let high = 0; high < maskLength; high++) {
      const mask = nodes[node + high] ?? 0;
      let fitting = mask & (rack.letters[rest * maskLength + high] ?? 0);
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        const letter = (high << 5) | (31 - Math.clz32(bit));
        const own = (rack.owned[letter] ?? 0) & rest;
        const from = own === 0 ? rack.blanks & rest : own;
        this.add(part, letter, nodes[arcs + countBits(mask & (bit - 1))] ?? 0, rest ^ (from & -from));
      }
      arcs += countBits(mask);
    }
  }

  private add(parent: number, letter: number, arc: number, rest: number): void {
    if (this.count === this.node.length) this.grow();
    const part = this.count++;
    this.node[part] = following(arc);
    this.rest[part] = rest;
    this.parent[part] = parent;
    this.letter[part] = letter;
    this.length[part] = (this.length[parent] ?? 0) + 1;
    this.ends[part] = arc & 1;
  }

  private grow(): void {
    const wider = <T extends Int32Array | Uint8Array>(old: T, next: T): T => {
      next.set(old);
      return next;
    };
    const capacity = this.node.length * 2;
    this.node = wider(this.node, new Int32Array(capacity));
    this.rest = wider(this.rest, new Int32Array(capacity));
    this.parent = wider(this.parent, new Int32Array(capacity));
    this.letter = wider(this.letter, new Uint8Array(capacity));
    this.length = wider(this.length, new Uint8Array(capacity));
    this.ends = wider(this.ends, new Uint8Array(capacity));
  }
}
