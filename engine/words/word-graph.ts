import { err, ok, type Result } from '../base/result.ts';
import type { Letter, TileSet } from '../equipment/tile-set.ts';
import { countWords } from './count-words.ts';
import {
  alphabetText,
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
  | { readonly code: 'graph/alphabet' }
  | { readonly code: 'graph/damaged' };

/** The lexicon in `bytes`, which are kept and must not change; checked whole, so that any later look-up is safe. */
export function lexiconFromGraph(tileSet: TileSet, bytes: ArrayBuffer): Result<Lexicon, GraphError> {
  const unit = Uint32Array.BYTES_PER_ELEMENT;
  if (bytes.byteLength < HEADER_LENGTH * unit) return err({ code: 'graph/not-a-graph' });
  const [magic, version = 0, words, root = 0, length, textLength = 0] = new Uint32Array(
    bytes,
    0,
    HEADER_LENGTH,
  );
  if (magic !== MAGIC) return err({ code: 'graph/not-a-graph' });
  if (version !== VERSION) return err({ code: 'graph/version', version });

  const text = alphabetText(tileSet);
  const start = HEADER_LENGTH + textLength;
  if (bytes.byteLength !== (start + (length ?? 0)) * unit) return err({ code: 'graph/damaged' });
  const packedText = new Uint32Array(bytes, HEADER_LENGTH * unit, textLength);
  if (textLength !== text.length || packedText.some((code, index) => code !== text.charCodeAt(index))) {
    return err({ code: 'graph/alphabet' });
  }

  const entries = new Uint32Array(bytes, start * unit);
  if (countWords(entries, root, tileSet.alphabet.length) !== words) return err({ code: 'graph/damaged' });
  return ok(lexicon(tileSet.alphabet, entries, root));
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
