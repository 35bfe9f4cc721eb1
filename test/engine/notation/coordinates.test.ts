import { expect, test } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import { boardLayout } from '../../../engine/equipment/board-layout.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { parseStart, squareName, startName } from '../../../engine/notation/coordinates.ts';

const { classic } = BOARD_LAYOUTS;

test.each([
  [0, 'A1'],
  [14, 'O1'],
  [112, 'H8'],
  [210, 'A15'],
  [224, 'O15'],
])('[N1] square %d is %s', (index, name) => {
  expect(squareName(classic, square(index))).toBe(name);
});

test('[N1] row first reads across, column first reads down', () => {
  expect(startName(classic, square(7 * 15 + 3), 'across')).toBe('8D');
  expect(startName(classic, square(7 * 15 + 3), 'down')).toBe('D8');
  expect(startName(classic, square(14 * 15 + 14), 'across')).toBe('15O');
});

test('[N1] every start is read back as it was written, in small letters too', () => {
  for (let index = 0; index < 225; index++) {
    for (const direction of ['across', 'down'] as const) {
      const name = startName(classic, square(index), direction);
      const start = { ok: true, value: { square: index, direction } };
      expect(parseStart(classic, name)).toEqual(start);
      expect(parseStart(classic, name.toLowerCase())).toEqual(start);
    }
  }
});

test('[N1] a smaller board has fewer squares', () => {
  const small = boardLayout('small', ['*..', '...']);
  expect(squareName(small, square(5))).toBe('C2');
  expect(parseStart(small, '2C')).toEqual({ ok: true, value: { square: 5, direction: 'across' } });
  expect(parseStart(small, '3A').ok).toBe(false);
  expect(parseStart(small, 'D1').ok).toBe(false);
});

test.each([
  '',
  '8',
  'H',
  '0A',
  'A0',
  '16A',
  'A16',
  'P1',
  '1P',
  '8HH',
  'HH8',
  '100A',
  '-1A',
  ' 8H',
  '8H ',
  '8-H',
  'Ø1',
  '8ı',
])('[N1] "%s" is no start', (text) => {
  expect(parseStart(classic, text)).toEqual({ ok: false, error: { code: 'notation/bad-square', text } });
});
