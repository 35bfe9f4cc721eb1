import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Letter, TileSet } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { Lexicon, Word } from '../../../engine/words/lexicon.ts';
import { packGraph } from '../../../engine/words/pack-graph.ts';
import { lexiconFromGraph } from '../../../engine/words/word-graph.ts';
import { tiles, toyTileSet } from '../../support/toy-tile-set.ts';

const SEED = 20_260_401;
const SIXTY = toyTileSet(
  Array.from({ length: 60 }, (_, index) => String.fromCharCode(0x400 + index)).join(' '),
);

function graphOf(tileSet: TileSet, words: readonly Word[]): Lexicon {
  const read = lexiconFromGraph(tileSet, packGraph(tileSet, words));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Every row of up to `length` letters. */
function allRows(alphabet: readonly Letter[], length: number): readonly Word[] {
  if (length === 0) return [[]];
  const shorter = allRows(alphabet, length - 1);
  const longest = shorter.filter((row) => row.length === length - 1);
  return [...shorter, ...longest.flatMap((row) => alphabet.map((letter) => [...row, letter]))];
}

test.each(['A B', 'A B C', 'C CH H'])(
  '[G1] over %s a graph has the words it was packed from and no others',
  (letters) => {
    const tileSet = toyTileSet(letters);
    const rows = allRows(tileSet.alphabet, 5);
    const word = fc.array(fc.constantFrom(...tileSet.alphabet), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const known = new Set(words.map((row) => row.join(' ')));
        const graph = graphOf(tileSet, words);
        expect(rows.filter((row) => graph.has(row)).map((row) => row.join(' '))).toEqual(
          rows.map((row) => row.join(' ')).filter((row) => known.has(row)),
        );
      }),
      { seed: SEED, numRuns: 60 },
    );
  },
);

test('[G1] sixty letters are told apart', () => {
  const word = fc.array(fc.constantFrom(...SIXTY.alphabet), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 200 }),
      fc.array(word, { maxLength: 200 }),
      (words, others) => {
        const known = new Set(words.map((row) => row.join('')));
        const graph = graphOf(SIXTY, words);
        for (const row of [...words, ...others]) expect(graph.has(row)).toBe(known.has(row.join('')));
      },
    ),
    { seed: SEED, numRuns: 40 },
  );
});

test('[G1] an empty list has no word', () => {
  const graph = graphOf(toyTileSet('A B'), []);
  expect(graph.has(tiles('A'))).toBe(false);
  expect(graph.has([])).toBe(false);
});

test('[G1] a single word is the only one, neither its beginnings nor what goes on from it', () => {
  const graph = graphOf(TILE_SETS.english, [tiles('T I L E')]);
  expect(graph.has(tiles('T I L E'))).toBe(true);
  for (const row of ['T', 'T I L', 'T I L E S', 'I L E', 'T I L T'])
    expect(graph.has(tiles(row))).toBe(false);
  expect(graph.has([])).toBe(false);
});

test('[G1] words that begin other words stay words', () => {
  const words = ['A', 'A B', 'A B C', 'A B C A', 'B C A'].map(tiles);
  const graph = graphOf(toyTileSet('A B C'), words);
  expect(words.filter((word) => graph.has(word))).toEqual(words);
  expect(graph.has(tiles('B C'))).toBe(false);
});

test('[L1] a tile CH is not the tiles C and H side by side', () => {
  const graph = graphOf(toyTileSet('A C CH H'), [tiles('CH A'), tiles('A C H')]);
  expect(graph.has(tiles('CH A'))).toBe(true);
  expect(graph.has(tiles('C H A'))).toBe(false);
  expect(graph.has(tiles('A C H'))).toBe(true);
  expect(graph.has(tiles('A CH'))).toBe(false);
});

test('[W6] a letter that the tile set does not have makes no word', () => {
  const graph = graphOf(toyTileSet('A B'), [tiles('A B')]);
  expect(graph.has(tiles('A Ø'))).toBe(false);
  expect(graph.has(tiles('a b'))).toBe(false);
});

test('[G3] a graph with any one bit changed is refused', () => {
  const tileSet = toyTileSet('A B CH');
  const bytes = new Uint8Array(packGraph(tileSet, ['A B', 'A CH', 'B', 'B CH A'].map(tiles)));
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const damaged = bytes.slice();
    damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(lexiconFromGraph(tileSet, damaged.buffer).ok).toBe(false);
  }
});

test('[G3] a graph cut short or with something after it is refused', () => {
  const tileSet = toyTileSet('A B');
  const bytes = packGraph(tileSet, [tiles('A B')]);
  for (let length = 0; length < bytes.byteLength; length++) {
    expect(lexiconFromGraph(tileSet, bytes.slice(0, length)).ok).toBe(false);
  }
  const longer = new Uint32Array(bytes.byteLength / 4 + 1);
  longer.set(new Uint32Array(bytes));
  expect(lexiconFromGraph(tileSet, longer.buffer)).toEqual({ ok: false, error: { code: 'graph/damaged' } });
});

test('[G3] what is wrong with a file is said by code', () => {
  const tileSet = toyTileSet('A B');
  const page = new TextEncoder().encode('<!doctype html><title>Not found.</title>');
  expect(lexiconFromGraph(tileSet, page.buffer)).toEqual({ ok: false, error: { code: 'graph/not-a-graph' } });

  const newer = packGraph(tileSet, [tiles('A B')]);
  new Uint32Array(newer)[1] = 3;
  expect(lexiconFromGraph(tileSet, newer)).toEqual({
    ok: false,
    error: { code: 'graph/version', version: 3 },
  });

  const other = packGraph(toyTileSet('A B C'), [tiles('A B')]);
  expect(lexiconFromGraph(tileSet, other)).toEqual({
    ok: false,
    error: { code: 'graph/alphabet', alphabet: 'A B C' },
  });
});
