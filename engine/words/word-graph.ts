import { err, ok, type Result } from '../base/result.ts';
import type { Letter, TileSet } from '../equipment/tile-set.ts';
import {
  alphabetText,
  checksum,
  endsWord,
  following,
  HEADER_LENGTH,
  isLast,
  letterCode,
  MAGIC,
  VERSION,
} from './graph-format.ts';
import type { Lexicon, Word } from './lexicon.ts';

/** Why bytes are no lexicon for a tile set. */
export type GraphError =
  | { readonly code: 'graph/not-a-graph' }
  | { readonly code: 'graph/version'; readonly version: number }
  | { readonly code: 'graph/alphabet'; readonly alphabet: string }
  | { readonly code: 'graph/damaged' };

/** The lexicon in `bytes`, which are kept and must not change. */
export function lexiconFromGraph(tileSet: TileSet, bytes: ArrayBuffer): Result<Lexicon, GraphError> {
  if (bytes.byteLength % Uint32Array.BYTES_PER_ELEMENT !== 0) return err({ code: 'graph/not-a-graph' });
  const file = new Uint32Array(bytes);
  const [magic, version = 0, , root = 0, length = 0, textLength = 0] = file;
  if (magic !== MAGIC) return err({ code: 'graph/not-a-graph' });
  if (version !== VERSION) return err({ code: 'graph/version', version });

  const start = HEADER_LENGTH + textLength;
  const end = start + length;
  if (file.length !== end + 1 || file[end] !== checksum(file.subarray(0, end))) {
    return err({ code: 'graph/damaged' });
  }
  const text = String.fromCharCode(...file.subarray(HEADER_LENGTH, start));
  if (text !== alphabetText(tileSet)) return err({ code: 'graph/alphabet', alphabet: text });
  return ok(lexicon(tileSet.alphabet, file.subarray(start, end), root));
}

function lexicon(alphabet: readonly Letter[], entries: Uint32Array, root: number): Lexicon {
  const codes = new Map<Letter | undefined, number>(alphabet.map((letter, index) => [letter, index + 1]));
  return {
    has(word: Word): boolean {
      let list = root;
      let ends = false;
      // By index: this runs for every word a bot thinks of, and an iterator is an allocation.
      for (let i = 0; i < word.length; i++) {
        const entry = findEntry(entries, list, codes.get(word[i]) ?? 0);
        if (entry === 0) return false;
        list = following(entry);
        ends = endsWord(entry);
      }
      return ends;
    },
  };
}

/** The entry of a letter in a list, or 0. */
function findEntry(entries: Uint32Array, list: number, code: number): number {
  if (list === 0 || code === 0) return 0;
  for (let place = list; ; place++) {
    const entry = entries[place] ?? 0;
    if (letterCode(entry) === code) return entry;
    if (isLast(entry)) return 0;
  }
}
