import { describe, expect, test } from 'vitest';
import { alertBetween, type TableLook } from '../../../client/alerts/table-look.ts';

const theirs: TableLook = {
  room: 'abc',
  game: 1,
  turn: 3,
  isOver: false,
  isMine: false,
  laid: 0,
  warning: null,
};
const mine: TableLook = { ...theirs, isMine: true };

describe('[U155, U156] what is told of the table', () => {
  test.each<[string, TableLook | null, TableLook | null, ReturnType<typeof alertBetween>]>([
    ['the turn comes to the viewer', theirs, { ...mine, turn: 4 }, 'yourTurn'],
    ['others play among themselves', theirs, { ...theirs, turn: 4 }, 'played'],
    ['the viewer has played', mine, { ...theirs, turn: 4 }, null],
    ['it is the viewer’s turn again, behind a lost one', mine, { ...mine, turn: 5 }, 'yourTurn'],
    ['the game is over', mine, { ...theirs, turn: 4, isOver: true }, 'over'],
    ['a tile is laid', mine, { ...mine, laid: 1 }, 'laid'],
    ['a tile is taken back', { ...mine, laid: 2 }, { ...mine, laid: 1 }, null],
    ['time runs low', mine, { ...mine, warning: 'seconds' }, 'lowTime'],
    ['the first game begins with the viewer', { ...theirs, turn: -1 }, { ...mine, turn: 0 }, 'yourTurn'],
    ['the first game begins with another', { ...theirs, turn: -1 }, { ...theirs, turn: 0 }, null],
    ['the next game begins with the viewer', theirs, { ...mine, game: 2, turn: 0 }, 'yourTurn'],
    ['the next game begins with another', mine, { ...theirs, game: 2, turn: 0 }, null],
  ])('[U155, U156] %s', (_, before, now, alert) => {
    expect(alertBetween(before, now)).toBe(alert);
  });

  test('[U156] nothing when the page comes, the line comes back, or the room is another one', () => {
    expect(alertBetween(null, mine)).toBeNull();
    expect(alertBetween(null, { ...mine, laid: 3, warning: 'seconds' })).toBeNull();
    expect(alertBetween(mine, { ...mine })).toBeNull();
    expect(alertBetween({ ...theirs, isOver: true }, { ...theirs, isOver: true })).toBeNull();
    expect(alertBetween({ ...theirs, room: 'other' }, { ...mine, turn: 4 })).toBeNull();
    // A room that was set back has fewer turns.
    expect(alertBetween(theirs, { ...mine, turn: 2 })).toBeNull();
  });
});
