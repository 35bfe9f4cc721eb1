import { describe, expect, test } from 'vitest';
import { exampleOf, PREMIUM_KEY } from '../../../../client/board/premium-key.ts';
import { squareLabel } from '../../../../client/i18n/en/square-label.ts';
import { BOARD_LAYOUTS } from '../../../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import { at, letter } from '../../../support/tiles.ts';

const LAYOUT = BOARD_LAYOUTS.classic;
const TILES = TILE_SETS.english;

describe('[U21] a square in words', () => {
  test.each([
    ['A1', 'A1, triple word, empty'],
    ['B2', 'B2, double word, empty'],
    ['D1', 'D1, double letter, empty'],
    ['F2', 'F2, triple letter, empty'],
    ['H8', 'H8, star, double word, empty'],
    ['B1', 'B1, empty'],
  ])('[U21] %s is "%s"', (name, label) => {
    expect(squareLabel(LAYOUT, TILES, at(name), null, false)).toBe(label);
  });

  test('[U21] a tile hides the premium, tells its points, and whether it is played', () => {
    const q = { letter: letter('Q'), blank: false };
    expect(squareLabel(LAYOUT, TILES, at('H8'), q, false)).toBe('H8, Q, 10 points');
    const e = { letter: letter('E'), blank: false };
    expect(squareLabel(LAYOUT, TILES, at('I8'), e, true)).toBe('I8, E, 1 point, not played yet');
  });

  test('[U21] a blank tells its letter and that it is one', () => {
    const blank = { letter: letter('S'), blank: true };
    expect(squareLabel(LAYOUT, TILES, at('J8'), blank, false)).toBe('J8, S, blank');
  });

  test('[U53, U54] says what was judged there, and that its blank can be taken', () => {
    const blank = { letter: letter('S'), blank: true };
    const stands = { judgement: { kind: 'stands' }, isRedeemable: true, words: ['AS', 'SO'] } as const;
    expect(squareLabel(LAYOUT, TILES, at('J8'), blank, false, stands)).toBe(
      'J8, S, blank, in AS and SO, judged, stands, can be taken for your S',
    );
    const gone = {
      judgement: { kind: 'withdrawn', letter: letter('F') },
      isRedeemable: false,
      words: [],
    } as const;
    expect(squareLabel(LAYOUT, TILES, at('H8'), null, false, gone)).toBe(
      'H8, star, double word, F was taken back, empty',
    );
  });
});

test('[U21] the key to the board shows each premium on a square that has it, and not the star’s', () => {
  for (const premium of PREMIUM_KEY) {
    if (premium === 'star') continue;
    const example = exampleOf(LAYOUT, premium);
    expect(example).not.toBeNull();
    expect(example).not.toBe(LAYOUT.star);
    expect(LAYOUT.premiums[example ?? -1]).toBe(premium);
  }
});
