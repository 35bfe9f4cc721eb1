import { err, ok, type Result } from '../base/result.ts';
import type { Letter, TileSet } from '../equipment/tile-set.ts';
import {
  alphabetText,
  checksum,
  countBits,
  endsWord,
  following,
  HEADER_LENGTH,
  MAGIC,
  maskLength,
  VERSION,
} from './graph-format.ts';
import type { Word, WordList } from './lexicon.ts';

/** The words of a lexicon as the nodes of graph-format.ts, to be walked letter by letter. */
export interface WordGraph {
  readonly nodes: Int32Array;
  /** Place of the node for the first letter. */
  readonly root: number;
  /** Numbers that the mask of a node takes. */
  readonly maskLength: number;
  /** How many words it has. */
  readonly words: number;
  /** Letters by their place in the alphabet. */
  readonly alphabet: readonly Letter[];
}

/** Why bytes are no word graph for a tile set. */
export type GraphError =
  | { readonly code: 'graph/not-a-graph' }
  | { readonly code: 'graph/version'; readonly version: number }
  | { readonly code: 'graph/alphabet'; readonly alphabet: string }
  | { readonly code: 'graph/damaged' };

/** The graph in `bytes`, which are kept and must not change. */
export function readGraph(tileSet: TileSet, bytes: ArrayBuffer): Result<WordGraph, GraphError> {
  if (bytes.byteLength % Int32Array.BYTES_PER_ELEMENT !== 0) return err({ code: 'graph/not-a-graph' });
  const file = new Int32Array(bytes);
  const [magic, version = 0, words = 0, root = 0, length = 0, textLength = 0] = file;
  if (magic !== MAGIC) return err({ code: 'graph/not-a-graph' });
  if (version !== VERSION) return err({ code: 'graph/version', version });

  const start = HEADER_LENGTH + textLength;
  const end = start + length;
  if (file.length !== end + 1 || file[end] !== checksum(file.subarray(0, end))) {
    return err({ code: 'graph/damaged' });
  }
  const { alphabet } = tileSet;
  const text = String.fromCharCode(...file.subarray(HEADER_LENGTH, start));
  if (text !== alphabetText(tileSet)) return err({ code: 'graph/alphabet', alphabet: text });
  const nodes = file.subarray(start, end);
  return ok({ nodes, root, words, maskLength: maskLength(alphabet.length), alphabet });
}

/** The lexicon in `bytes`, which are kept and must not change. */
export function lexiconFromGraph(tileSet: TileSet, bytes: ArrayBuffer): Result<WordList, GraphError> {
  const graph = readGraph(tileSet, bytes);
  return graph.ok ? ok(lexiconOf(graph.value)) : graph;
}

/** The words of a graph. */
export function lexiconOf(graph: WordGraph): WordList {
  const codes = new Map<Letter | undefined, number>(graph.alphabet.map((letter, index) => [letter, index]));
  return {
    graph,
    has(word: Word): boolean {
      let arc = 0;
      // By index: this runs for every word a bot thinks of, and an iterator is an allocation.
      for (let i = 0; i < word.length; i++) {
        const code = codes.get(word[i]);
        if (code === undefined) return false;
        arc = findArc(graph, i === 0 ? graph.root : following(arc), code);
        if (arc === 0) return false;
      }
      return endsWord(arc);
    },
  };
}

/** The arc by which the letter of this place in the alphabet leaves a node, or 0. */
export function findArc({ nodes, maskLength: masks }: WordGraph, node: number, code: number): number {
  const bit = 1 << (code & 31);
  const high = code >> 5;
  const mask = nodes[node + high] ?? 0;
  if ((mask & bit) === 0) return 0;
  const before = countBits(mask & (bit - 1)) + (high === 0 ? 0 : countBits(nodes[node] ?? 0));
  return nodes[node + masks + before] ?? 0;
}
