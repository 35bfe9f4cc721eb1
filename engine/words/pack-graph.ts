import type { TileSet } from '../equipment/tile-set.ts';
import { alphabetText, checksum, MAGIC, MAX_LETTERS, maskLength, packArc, VERSION } from './graph-format.ts';
import type { Word } from './lexicon.ts';

/**
 * The smallest graph of `words` in the packed format: the same bytes for the same words in any order, however
 * often one is named. Throws a RangeError on a word without letters, a letter outside the tile set's alphabet,
 * and an alphabet too large for the format.
 */
export function packGraph(tileSet: TileSet, words: Iterable<Word>): ArrayBuffer {
  if (tileSet.alphabet.length > MAX_LETTERS) {
    throw new RangeError(`an alphabet of more than ${MAX_LETTERS} letters`);
  }
  const encoded = [...new Set(encodeAll(tileSet, words))].sort();
  const nodes = new Nodes(maskLength(tileSet.alphabet.length));
  const root = nodes.add(encoded, 0, encoded.length, 0);

  const text = alphabetText(tileSet);
  const numbers = [
    ...[MAGIC, VERSION, encoded.length, root, nodes.numbers.length, text.length],
    ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
    ...nodes.numbers,
  ];
  const graph = new Int32Array(numbers.length + 1);
  graph.set(numbers);
  graph.set([checksum(graph.subarray(0, -1))], numbers.length);
  return graph.buffer;
}

/** Each word as a string of places in the alphabet, so that strings sort as the alphabet does. */
function* encodeAll(tileSet: TileSet, words: Iterable<Word>): Generator<string> {
  const codes = new Map(tileSet.alphabet.map((letter, index) => [letter, String.fromCharCode(index)]));
  for (const word of words) {
    let encoded = '';
    for (const letter of word) {
      const code = codes.get(letter);
      if (code === undefined) throw new RangeError(`not a letter of ${tileSet.id}: ${letter}`);
      encoded += code;
    }
    if (encoded === '') throw new RangeError('a word without letters');
    yield encoded;
  }
}

/** The nodes of a graph, each laid down once: equal ends of words share theirs. */
class Nodes {
  readonly numbers: number[];
  private readonly places = new Map<string, number>();
  private readonly maskLength: number;

  constructor(masks: number) {
    this.maskLength = masks;
    this.numbers = Array(masks).fill(0);
  }

  /** Place of the node for what follows the first `depth` letters, which `words[from]` to `words[to - 1]` share. */
  add(words: readonly string[], from: number, to: number, depth: number): number {
    const masks: number[] = Array(this.maskLength).fill(0);
    const arcs: number[] = [];
    for (let start = from; start < to; ) {
      const code = codeAt(words, start, depth);
      let end = start + 1;
      while (end < to && codeAt(words, end, depth) === code) end++;
      // Sorted and without doubles: only the first can end here, and it is left out of what follows.
      const ends = words[start]?.length === depth + 1;
      masks[code >> 5] = (masks[code >> 5] ?? 0) | (1 << (code & 31));
      arcs.push(packArc(ends, this.add(words, ends ? start + 1 : start, end, depth + 1)));
      start = end;
    }
    return arcs.length === 0 ? 0 : this.intern([...masks, ...arcs]);
  }

  private intern(node: readonly number[]): number {
    const key = node.join();
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.numbers.length;
    this.numbers.push(...node);
    this.places.set(key, place);
    return place;
  }
}

function codeAt(words: readonly string[], index: number, depth: number): number {
  return words[index]?.charCodeAt(depth) ?? 0;
}
