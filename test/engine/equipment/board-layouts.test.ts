import { expect, test } from 'vitest';
import { boardLayout } from '../../../engine/equipment/board-layout.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PREMIUM_SQUARES } from '../../support/classic-facts.ts';
import { at } from '../../support/tiles.ts';

const { classic } = BOARD_LAYOUTS;
const PREMIUMS = ['3W', '2W', '3L', '2L'] as const;

test('[B1] the classic board is 15 by 15 with the star on H8', () => {
  expect([classic.rows, classic.columns, classic.premiums.length]).toEqual([15, 15, 225]);
  expect(classic.star).toBe(at('H8'));
  expect(classic.premiums[classic.star]).toBe('2W');
});

test('[B1] it has 8 triple words, 17 double words, 12 triple letters and 24 double letters: 61', () => {
  const count = (premium: string) => classic.premiums.filter((each) => each === premium).length;
  expect(PREMIUMS.map(count)).toEqual([8, 17, 12, 24]);
  expect(classic.premiums.filter((each) => each !== null)).toHaveLength(61);
});

test.each(PREMIUMS)('[B1] the %s squares are where the classic board has them', (premium) => {
  const squares = classic.premiums.flatMap((each, index) => (each === premium ? [index] : []));
  const expected = PREMIUM_SQUARES[premium].split(' ').map((name): number => at(name));
  expect(squares).toEqual(expected.sort((a, b) => a - b));
});

test('[B1] the board is the same mirrored left to right, top to bottom and across its diagonal', () => {
  const premium = (row: number, column: number) => classic.premiums[row * 15 + column];
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) {
      const mirrored = [premium(row, 14 - column), premium(14 - row, column), premium(column, row)];
      expect(mirrored).toEqual(Array(3).fill(premium(row, column)));
    }
  }
});

test('[B1] a layout is data: another drawing is another board', () => {
  const small = boardLayout('small', ['T.d', '.*t', 'D..', '...']);
  expect(small).toEqual({
    id: 'small',
    rows: 4,
    columns: 3,
    star: 4,
    premiums: ['3W', null, '2L', null, '2W', '3L', '2W', null, null, null, null, null],
  });
  expect(JSON.parse(JSON.stringify(small))).toEqual(small);
});
