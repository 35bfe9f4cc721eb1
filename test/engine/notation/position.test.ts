import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardLayout } from '../../../engine/equipment/board-layout.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { formatBoard, parseBoard } from '../../../engine/notation/position.ts';
import { emptyBoard } from '../../../engine/play/board.ts';
import { DIGRAPHS } from '../../support/digraphs.ts';
import { boardWith } from '../../support/tiles.ts';

const { classic } = BOARD_LAYOUTS;
const { english } = TILE_SETS;
const SMALL = boardLayout('small', ['*..', '...']);
const EMPTY_ROW = '.'.repeat(15);
const FIRST = [...Array(7).fill(EMPTY_ROW), '...FiNED.......', ...Array(7).fill(EMPTY_ROW)].join('/');

test('[N3] rows stand between slashes; upper case is a tile, lower case a blank', () => {
  expect(formatBoard(classic, boardWith(['8D FiNED']))).toBe(FIRST);
  expect(parseBoard(classic, english, FIRST)).toEqual({ ok: true, value: boardWith(['8D FiNED']) });
});

test('[N3] the empty board', () => {
  const text = Array(15).fill(EMPTY_ROW).join('/');
  expect(formatBoard(classic, emptyBoard(225))).toBe(text);
  expect(parseBoard(classic, english, text)).toEqual({ ok: true, value: emptyBoard(225) });
});

test('[N3] a tile of several characters stands in brackets and takes one square', () => {
  const board = [
    { letter: 'CH', blank: false },
    { letter: 'CH', blank: true },
    { letter: 'C', blank: false },
    null,
    { letter: 'H', blank: true },
    null,
  ];
  const text = '[CH][ch]C/.h.';
  expect(parseBoard(SMALL, DIGRAPHS, text)).toEqual({ ok: true, value: board });
  const parsed = parseBoard(SMALL, DIGRAPHS, text);
  expect(parsed.ok && formatBoard(SMALL, parsed.value)).toBe(text);
});

test('[N3] any board is read back as it was written', () => {
  const tile = fc.record({ letter: fc.constantFrom(...DIGRAPHS.alphabet), blank: fc.boolean() });
  const boards = fc.array(fc.option(tile), { minLength: 225, maxLength: 225 });
  fc.assert(
    fc.property(boards, (board) => {
      const text = formatBoard(classic, board);
      expect(text.split('/')).toHaveLength(15);
      expect(parseBoard(classic, DIGRAPHS, text)).toEqual({ ok: true, value: board });
    }),
    { seed: 103, numRuns: 50 },
  );
});

test.each([
  ['', { code: 'position/wrong-rows', rows: 1 }],
  ['...', { code: 'position/wrong-rows', rows: 1 }],
  ['.../.../...', { code: 'position/wrong-rows', rows: 3 }],
  ['.../....', { code: 'position/wrong-columns', row: 2, columns: 4 }],
  ['../...', { code: 'position/wrong-columns', row: 1, columns: 2 }],
  ['/...', { code: 'position/wrong-columns', row: 1, columns: 0 }],
  ['.../.A?', { code: 'position/not-a-letter', row: 2, text: '?' }],
  ['.../.A1', { code: 'position/not-a-letter', row: 2, text: '1' }],
  ['.../.Aø', { code: 'position/not-a-letter', row: 2, text: 'ø' }],
  ['.../.A ', { code: 'position/not-a-letter', row: 2, text: ' ' }],
  ['.../.A[', { code: 'position/not-a-letter', row: 2, text: '[' }],
  ['.../.A]', { code: 'position/not-a-letter', row: 2, text: ']' }],
  ['.../.A[]', { code: 'position/not-a-letter', row: 2, text: '[]' }],
  ['.../.A[CX]', { code: 'position/not-a-letter', row: 2, text: '[CX]' }],
  ['.../.[CH', { code: 'position/wrong-columns', row: 2, columns: 4 }],
])('[N3] "%s" is refused, and it is said why', (text, error) => {
  expect(parseBoard(SMALL, DIGRAPHS, text)).toEqual({ ok: false, error });
});

test('[N3] C and H side by side are not the tile CH', () => {
  const parsed = parseBoard(SMALL, DIGRAPHS, 'CH./...');
  expect(parsed.ok && parsed.value.slice(0, 3)).toEqual([
    { letter: 'C', blank: false },
    { letter: 'H', blank: false },
    null,
  ]);
});

test.each(['[Ch]', '[cH]', 'ſ', 'ı'])('[N3] "%s" is neither a tile nor a blank', (text) => {
  expect(parseBoard(SMALL, DIGRAPHS, `${text}../...`)).toEqual({
    ok: false,
    error: { code: 'position/not-a-letter', row: 1, text },
  });
  expect(parseBoard(SMALL, english, `${text}../...`).ok).toBe(false);
});
