import { describe, expect, test } from 'vitest';
import { type Cursor, type Draft, EMPTY_DRAFT, placements } from '../../../client/state/draft.ts';
import { arrow, backspace, type Ground, type Typed, turn, typeLetter } from '../../../client/state/typing.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { at, boardWith, lay, letter, tilesOf } from '../../support/tiles.ts';

const ground = (rack: string, ...plays: string[]): Ground => ({
  layout: BOARD_LAYOUTS.classic,
  board: boardWith(plays),
  rack: tilesOf(rack),
});

const across = (square: string): Cursor => ({ square: at(square), direction: 'across' });
const down = (square: string): Cursor => ({ square: at(square), direction: 'down' });

/** Types every character of `text`, a capital at shift as `+`: `+A` is a blank. */
function type(on: Ground, cursor: Cursor, text: string, draft: Draft = EMPTY_DRAFT): Typed {
  const keys = text.match(/\+?./g) ?? [];
  return keys.reduce<Typed>(
    (typed, key) => typeLetter(on, typed, letter(key.slice(-1)), key.length > 1) ?? typed,
    { draft, cursor },
  );
}

describe('[U2] typing', () => {
  test('[U2] lays letters one after the other, across and down', () => {
    expect(placements(type(ground('WORDABC'), across('H8'), 'WORD').draft)).toEqual(lay('8H WORD'));
    expect(placements(type(ground('WORDABC'), down('H8'), 'WORD').draft)).toEqual(lay('H8 WORD'));
  });

  test('[U2] goes over tiles that lie there', () => {
    const { draft, cursor } = type(ground('CONXYZQ', '8D FINED'), across('A8'), 'CONX');
    expect(placements(draft)).toEqual([...lay('8A CON'), ...lay('8I X')]);
    expect(cursor).toEqual(across('J8'));
  });

  test('[U2] begins behind a tile when the cursor is on one', () => {
    expect(placements(type(ground('S', '8D FINED'), across('D8'), 'S').draft)).toEqual(lay('8I S'));
  });

  test('[U2] takes the letter itself before a blank, and the blank when there is no other', () => {
    expect(placements(type(ground('A?'), across('H8'), 'AA').draft)).toEqual(lay('8H Aa'));
  });

  test('[U2] takes the blank at once with shift', () => {
    expect(placements(type(ground('A?'), across('H8'), '+AA').draft)).toEqual(lay('8H aA'));
  });

  test('[U2] lays nothing that the rack does not have', () => {
    expect(
      typeLetter(ground('AB'), { draft: EMPTY_DRAFT, cursor: across('H8') }, letter('Z'), false),
    ).toBeNull();
    expect(
      typeLetter(ground('AB'), { draft: EMPTY_DRAFT, cursor: across('H8') }, letter('A'), true),
    ).toBeNull();
    expect(placements(type(ground('AB'), across('H8'), 'AA').draft)).toEqual(lay('8H A'));
  });

  test('[U2] stops at the edge', () => {
    const { draft, cursor } = type(ground('ABCD'), across('N8'), 'ABCD');
    expect(placements(draft)).toEqual(lay('8N AB'));
    expect(cursor).toEqual(across('O8'));
    expect(placements(type(ground('ABCD'), down('O15'), 'AB').draft)).toEqual(lay('15O A'));
  });
});

describe('[U2] backspace', () => {
  test('[U2] undoes typing letter by letter, over tiles that lie there', () => {
    const on = ground('CONX', '8D FINED');
    let typed = type(on, across('A8'), 'CONX');
    for (const left of ['8A CON', '8A CO', '8A C']) {
      typed = backspace(on, typed);
      expect(placements(typed.draft)).toEqual(lay(left));
    }
    expect(typed.cursor).toEqual(across('B8'));
  });

  test('[U2] takes the tile under the cursor first, also at the edge', () => {
    const on = ground('AB');
    const typed = backspace(on, type(on, across('N8'), 'AB'));
    expect(placements(typed.draft)).toEqual(lay('8N A'));
    expect(typed.cursor).toEqual(across('O8'));
  });

  test('[U2] goes back over an empty square and takes nothing from beyond it', () => {
    const on = ground('AB');
    const typed = backspace(on, { ...type(on, across('H8'), 'A'), cursor: across('K8') });
    expect(typed).toEqual({ ...type(on, across('H8'), 'A'), cursor: across('J8') });
  });

  test('[U2] does nothing at the line’s beginning', () => {
    const start = { draft: EMPTY_DRAFT, cursor: across('A8') };
    expect(backspace(ground('AB'), start)).toEqual(start);
  });
});

describe('[U2] the cursor', () => {
  test('[U2] turns and moves square by square, and stops at the edges', () => {
    const { layout } = ground('');
    expect(turn(across('H8'))).toEqual(down('H8'));
    expect(arrow(layout, across('H8'), 'up')).toEqual(across('H7'));
    expect(arrow(layout, across('H8'), 'down')).toEqual(across('H9'));
    expect(arrow(layout, across('H8'), 'left')).toEqual(across('G8'));
    expect(arrow(layout, across('O8'), 'right')).toEqual(across('O8'));
    expect(arrow(layout, down('A1'), 'up')).toEqual(down('A1'));
  });
});
