import { endsWord, following } from '../words/graph-format.ts';
import { findArc, type WordGraph } from '../words/word-graph.ts';

/**
 * Writes into `sets` which letters an empty cell takes (Appel and Jacobson 1988): those that make a word of the runs
 * beside it along `step`, or all of them where there is no run. `node` is where the run before it leads.
 */
export function crossSet(
  graph: WordGraph,
  node: number,
  tiles: Uint8Array,
  cell: number,
  step: number,
  crossed: boolean,
  sets: Int32Array,
): void {
  const { nodes, maskLength } = graph;
  // No arc leads to the root, so a place of 0 is a run that begins no word.
  let arc = node + maskLength;
  for (let high = 0; high < maskLength; high++) {
    let set = crossed ? 0 : -1;
    for (let left = crossed ? (nodes[node + high] ?? 0) : 0; left !== 0; arc++) {
      const bit = left & -left;
      left ^= bit;
      if (makesWord(graph, nodes[arc] ?? 0, tiles, cell + step, step)) set |= bit;
    }
    sets[cell * maskLength + high] = set;
  }
}

/** Whether a word ends with the run of tiles that begins at `cell`, read on from `arc`. */
function makesWord(graph: WordGraph, arc: number, tiles: Uint8Array, cell: number, step: number): boolean {
  let here = arc;
  for (let at = cell; tiles[at] !== 0; at += step) {
    here = findArc(graph, following(here), (tiles[at] ?? 0) - 1);
    if (here === 0) return false;
  }
  return endsWord(here);
}
