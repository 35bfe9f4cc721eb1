import { describe, expect, test } from 'vitest';
import { areaOf, runsOf, scorePlace, squareRows } from '../../../client/board/areas.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { at, boardWith } from '../../support/tiles.ts';

const LAYOUT = BOARD_LAYOUTS.classic;
const squares = (...names: string[]) => names.map(at);

describe('[U22] the score of a draft', () => {
  test('[U22] stands below the last square of a word that reads across', () => {
    const place = scorePlace(LAYOUT, boardWith(['8G CAT']), squares('G8', 'H8', 'I8'), 'across', null);
    expect(place).toEqual({ square: at('I9'), side: 'below' });
  });

  test('[U22] stands to the right of the last square of a word that reads down', () => {
    const place = scorePlace(LAYOUT, boardWith(['H7 CAT']), squares('H7', 'H8', 'H9'), 'down', null);
    expect(place).toEqual({ square: at('I9'), side: 'right' });
  });

  test('[U22] goes to the other side, then to the word’s beginning, where tiles lie', () => {
    const word = squares('G8', 'H8', 'I8');
    const below = boardWith(['8G CAT', 'I9 ON']);
    expect(scorePlace(LAYOUT, below, word, 'across', null)).toEqual({ square: at('I7'), side: 'above' });
    const both = boardWith(['8G CAT', 'I9 ON', 'I6 IT']);
    expect(scorePlace(LAYOUT, both, word, 'across', null)).toEqual({ square: at('G9'), side: 'below' });
  });

  test('[U22] stays on the board at its edges', () => {
    const bottom = scorePlace(LAYOUT, boardWith(['15N IT']), squares('N15', 'O15'), 'across', null);
    expect(bottom).toEqual({ square: at('O14'), side: 'above' });
    const right = scorePlace(LAYOUT, boardWith(['O14 IT']), squares('O14', 'O15'), 'down', null);
    expect(right).toEqual({ square: at('N15'), side: 'left' });
  });

  test('[U22] leaves the outermost column where the other side is free', () => {
    const place = scorePlace(LAYOUT, boardWith(['N7 CAT']), squares('N7', 'N8', 'N9'), 'down', null);
    expect(place).toEqual({ square: at('M9'), side: 'left' });
  });

  test('[U22] is never in the line of the word, whatever lies around it', () => {
    const crowded = boardWith(['7G TOP', '8G CAT', '9G SON']);
    const place = scorePlace(LAYOUT, crowded, squares('G8', 'H8', 'I8'), 'across', null);
    expect(place?.square).toBe(at('I9'));
  });

  test('[U22] leaves the square free that is laid on next', () => {
    const place = scorePlace(LAYOUT, boardWith(['H7 CAT']), squares('H7', 'H8', 'H9'), 'down', at('I9'));
    expect(place).toEqual({ square: at('G9'), side: 'left' });
  });

  test('[U22] is nowhere without a word', () => {
    expect(scorePlace(LAYOUT, boardWith([]), [], 'across', null)).toBeNull();
  });
});

test('[U9] the mark of a play covers the rectangle of its squares', () => {
  expect(areaOf(LAYOUT, squares('H8'))).toBe('8 / 8 / 9 / 9');
  expect(areaOf(LAYOUT, squares('L14', 'M14', 'N14', 'O14'))).toBe('14 / 12 / 15 / 16');
});

test('[B1] the squares are drawn row by row, each once', () => {
  const rows = squareRows(LAYOUT);
  expect(rows).toHaveLength(15);
  expect(rows.flat()).toEqual(Array.from({ length: 225 }, (_, index) => index));
});

describe('[U9] the line round laid tiles', () => {
  test('[U9] goes round each run without a gap', () => {
    expect(runsOf(LAYOUT, squares('J8', 'G8', 'H8'))).toEqual([squares('G8', 'H8'), squares('J8')]);
    expect(runsOf(LAYOUT, squares('H8', 'H9', 'H11'))).toEqual([squares('H8', 'H9'), squares('H11')]);
  });

  test('[U9] does not go round the edge of the board', () => {
    expect(runsOf(LAYOUT, squares('O8', 'A9'))).toEqual([squares('O8'), squares('A9')]);
  });

  test('[U9] is nowhere without tiles', () => {
    expect(runsOf(LAYOUT, [])).toEqual([]);
  });
});
