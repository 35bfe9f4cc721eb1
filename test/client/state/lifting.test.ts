import { describe, expect, test } from 'vitest';
import { cursor, displaced } from '../../../client/state/desk.ts';
import { deskNews } from '../../../client/state/desk-news.ts';
import { placements } from '../../../client/state/draft.ts';
import { apply } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { moveCursor, turnCursor, typePlace, typeSlot, typeText } from '../../../client/state/type-keys.ts';
import { at, lay, letter } from '../../support/tiles.ts';
import { sitDown } from '../support/sit-down.ts';

const sit = (viewer: number | null = 0) => sitDown({ racks: ['FINEDX?', 'CONABCD'] }, viewer);

const faces = (): string => table.rack.value.map((each) => each.tile).join('');
const drafted = () => placements(table.draft.value);

describe('[U7] a lifted tile', () => {
  test('[U7] that was laid goes to the square that is pressed, or is put down again', () => {
    sit();
    table.dropSlotOnSquare(0, at('H8'));
    table.pressSquare(at('H8'));
    expect(table.selectedSlot.value).toBe(0);
    table.pressSquare(at('H9'));
    expect(drafted()).toEqual(lay('9H F'));
    expect(table.selectedSlot.value).toBeNull();
    table.pressSquare(at('H9'));
    table.pressSquare(at('H9'));
    expect(drafted()).toEqual(lay('9H F'));
    expect(table.selectedSlot.value).toBeNull();
  });

  test('[U7] that was laid goes back when the rack is pressed, on a tile of it or beside them', () => {
    sit();
    for (const press of [() => table.tapSlot(3), table.returnLifted]) {
      table.dropSlotOnSquare(0, at('H8'));
      table.pressSquare(at('H8'));
      press();
      expect(drafted()).toEqual([]);
      expect(faces()).toBe('FINEDX?');
      expect(table.selectedSlot.value).toBeNull();
    }
  });

  test('[U7] from the rack goes to the place of another that is pressed there', () => {
    sit();
    table.tapSlot(0);
    table.tapSlot(3);
    expect(faces()).toBe('INEFDX?');
    expect(table.selectedSlot.value).toBeNull();
  });

  test('[U7] is laid at the cursor, but not where it lies or a played tile does', () => {
    const told = sit();
    table.tapSlot(1);
    expect(table.layAtCursor()).toBe(false);
    moveCursor('right');
    expect(table.layAtCursor()).toBe(true);
    expect(drafted()).toEqual(lay('8H I'));
    expect(table.layAtCursor()).toBe(false);
    table.pressSquare(at('H8'));
    expect(table.layAtCursor()).toBe(false);
    table.recall();
    told.table.place(0, '8D FINED');
    apply(told.step().update(1));
    table.tapSlot(0);
    expect(cursor.value?.square).toBe(at('H8'));
    expect(table.layAtCursor()).toBe(false);
  });

  test('[U7] is forgotten when the rack is dealt anew', () => {
    const told = sit();
    table.tapSlot(2);
    told.table.place(0, '8D FINED');
    apply(told.step().update(1));
    expect(table.selectedSlot.value).toBeNull();
  });
});

describe('[U7] a tapped tile goes to the cursor, and the cursor on', () => {
  test('[U7] a letter at once, a blank when it has one', () => {
    sit();
    expect(typeSlot(0)).toBe(false);
    table.pressSquare(at('H8'));
    expect(typeSlot(0)).toBe(true);
    expect(typeSlot(1)).toBe(true);
    expect(drafted()).toEqual(lay('8H FI'));
    expect(cursor.value?.square).toBe(at('J8'));
    typeSlot(6);
    expect(table.blankAsked.value).toMatchObject({ slot: 6, square: at('J8') });
    table.cancelBlank();
  });
});

describe('[U140] a number key takes the tile at that place of the rack', () => {
  test('[U140] lays it at the cursor over squares that are taken, and leaves its place empty', () => {
    sit();
    table.moveRack(0, 2);
    moveCursor('right');
    expect([typePlace(0), typePlace(2)]).toEqual([true, true]);
    expect(drafted()).toEqual(lay('8H IF'));
    expect(cursor.value?.square).toBe(at('J8'));
    expect([typePlace(0), typePlace(7)]).toEqual([false, false]);
    expect(faces()).toBe('NEDX?');
  });

  test('[U140] asks for the letter of a blank, and goes on behind it', () => {
    sit();
    moveCursor('right');
    typePlace(1);
    table.pressSquare(at('H8'));
    table.deselect();
    typePlace(6);
    expect(table.blankAsked.value).toMatchObject({ slot: 6, square: at('I8') });
    table.nameBlank(letter('Z'));
    typePlace(2);
    expect(drafted()).toEqual(lay('8H IzN'));
  });

  test('[U140, U29] lifts it where there is no cursor', () => {
    sit();
    expect(typePlace(3)).toBe(true);
    expect(table.selectedSlot.value).toBe(3);
    expect(deskNews.value).toEqual({ kind: 'lifted', tile: 'E' });
    moveCursor('right');
    expect(table.layAtCursor()).toBe(true);
    expect(drafted()).toEqual(lay('8H E'));
  });
});

describe('[U29] what the last touch did is told', () => {
  test('[U29] a tile laid, a direction turned, a letter that is not there, a square that was not chosen', () => {
    sit();
    typeText('f', false);
    expect(deskNews.value).toEqual({ kind: 'noSquare' });
    table.pressSquare(at('H8'));
    turnCursor();
    expect(deskNews.value).toEqual({ kind: 'turned', direction: 'down' });
    typeText('f', false);
    expect(deskNews.value).toEqual({ kind: 'laid', letter: 'F', square: at('H8') });
    table.recall();
    expect(deskNews.value).toBeNull();
    for (const key of 'FINEDX') typeText(key, false);
    typeText('q', false);
    expect(deskNews.value).toEqual({ kind: 'laid', letter: 'Q', square: at('H15') });
    typeText('q', false);
    expect(deskNews.value).toEqual({ kind: 'missing', letter: 'Q' });
  });

  test('[U29] to who watches nothing: there is no cursor either', () => {
    sit(null);
    expect(moveCursor('left')).toBe(false);
    expect(typeText('f', false)).toBe(false);
    expect(deskNews.value).toEqual(null);
  });
});

test('[U5] when the game is over nothing lies there that was not played', () => {
  const told = sit();
  table.dropSlotOnSquare(0, at('H8'));
  for (const seat of [0, 1, 0, 1]) told.table.pass(seat);
  expect(told.table.state.phase).toBe('over');
  apply(told.step().update(1));
  expect(drafted()).toEqual([]);
  expect(faces()).toBe('FINEDX?');
  expect(displaced.value).toBeNull();
});
