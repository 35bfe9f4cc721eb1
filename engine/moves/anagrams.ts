import { endsWord, following } from '../words/graph-format.ts';
import type { WordGraph } from '../words/word-graph.ts';

/** So many bits a word: of the letters that make no word, at most one in 16 seems to make one. */
const BITS_A_WORD = 16;
const GOLDEN = 0x9e_37_79_b1 | 0;

/**
 * Tells whether letters in any order make a word: no for certain, or probably yes. Letters are added up as keys, and of
 * each word's sum a bit is kept.
 */
export class Anagrams {
  /** By letter. */
  readonly keys: Int32Array;
  private readonly bits: Int32Array;
  private readonly shift: number;

  constructor(graph: WordGraph) {
    this.keys = Int32Array.from(graph.alphabet, (_, letter) => scrambled(letter + 1));
    const width = Math.max(5, Math.ceil(Math.log2(graph.words * BITS_A_WORD + 1)));
    this.shift = 32 - width;
    this.bits = new Int32Array(1 << (width - 5));
    this.addWords(graph, graph.root, 0);
  }

  get bytes(): number {
    return this.bits.byteLength + this.keys.byteLength;
  }

  /** Whether letters with this sum of keys may make a word. */
  mayMake(sum: number): boolean {
    const slot = Math.imul(sum, GOLDEN) >>> this.shift;
    return (((this.bits[slot >> 5] ?? 0) >>> (slot & 31)) & 1) !== 0;
  }

  private addWords(graph: WordGraph, node: number, sum: number): void {
    const { nodes, maskLength } = graph;
    let place = node + maskLength;
    for (let high = 0; high < maskLength; high++) {
      for (let left = nodes[node + high] ?? 0; left !== 0; left &= left - 1, place++) {
        const letter = (high << 5) | (31 - Math.clz32(left & -left));
        const arc = nodes[place] ?? 0;
        const next = (sum + (this.keys[letter] ?? 0)) | 0;
        if (endsWord(arc)) this.add(next);
        if (following(arc) !== 0) this.addWords(graph, following(arc), next);
      }
    }
  }

  private add(sum: number): void {
    const slot = Math.imul(sum, GOLDEN) >>> this.shift;
    this.bits[slot >> 5] = (this.bits[slot >> 5] ?? 0) | (1 << (slot & 31));
  }
}

const made = new WeakMap<WordGraph, Anagrams>();

/** Those of a graph, for which all its words are gone through the first time only. */
export function anagramsOf(graph: WordGraph): Anagrams {
  const known = made.get(graph);
  if (known !== undefined) return known;
  const anagrams = new Anagrams(graph);
  made.set(graph, anagrams);
  return anagrams;
}

/** 32 bits out of a small number, well stirred. */
function scrambled(n: number): number {
  let mixed = Math.imul(n, 0x85_eb_ca_77);
  for (const factor of [0x21_f0_aa_ad, 0x73_5a_2d_97]) mixed = Math.imul(mixed ^ (mixed >>> 16), factor);
  return mixed ^ (mixed >>> 15);
}
