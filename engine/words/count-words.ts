import { endsWord, following, isLast, letterCode } from './graph-format.ts';

/**
 * How many words a graph has, or null where it is none: a letter without a place in the alphabet, letters out of
 * order, a list without an end, or a way to somewhere that is not the start of an earlier list.
 */
export function countWords(entries: Uint32Array, root: number, letters: number): number | null {
  if (entries[0] !== 0) return null;
  /** By the place where a list starts: its words, 0 everywhere else. */
  const counts = new Float64Array(entries.length);
  let start = 1;
  let count = 0;
  let previous = 0;
  for (let place = 1; place < entries.length; place++) {
    const entry = entries[place] ?? 0;
    const code = letterCode(entry);
    const next = following(entry);
    if (code <= previous || code > letters) return null;
    // Lists are done when something leads to them, so there is no way round; one with no word would lead nowhere.
    const after = next === 0 ? 0 : (counts[next] ?? 0);
    if (next !== 0 && after === 0) return null;
    count += after + (endsWord(entry) ? 1 : 0);
    previous = code;
    if (isLast(entry)) {
      counts[start] = count;
      start = place + 1;
      count = 0;
      previous = 0;
    }
  }
  if (start !== entries.length) return null;
  const words = counts[root] ?? 0;
  return root !== 0 && words === 0 ? null : words;
}
