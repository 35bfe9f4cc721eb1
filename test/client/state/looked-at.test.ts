import { expect, test } from 'vitest';
import { setCursor } from '../../../client/state/desk.ts';
import { lookedWords, pointAt, pressAt, pressedSquare, pressOn } from '../../../client/state/looked-at.ts';
import { apply } from '../../../client/state/room-state.ts';
import { seat } from '../../../engine/base/units.ts';
import { Table } from '../../support/table.ts';
import { at } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

const looked = (): string[] => lookedWords.value.map(({ sum }) => sum.letters.join(''));

test('[U153] what a mouse points at comes before what was pressed, but no empty square does', () => {
  const table = new Table({ racks: ['FINEDXY', 'CONABTT'] });
  table.place(0, '8D FINED');
  table.place(1, 'F7 O(N)');
  apply(new RoomOf(table, 'looked', null).step().update());
  expect(looked()).toEqual([]);
  pressAt(at('D8'));
  expect(looked()).toEqual(['FINED']);
  pointAt(at('F7'));
  expect(looked()).toEqual(['ON']);
  pointAt(at('A1'));
  expect(looked()).toEqual(['FINED']);
  pointAt(null);
  pressAt(null);
  expect(looked()).toEqual([]);
});

test('[U153, U7] what is pressed to be read is read until the cursor goes elsewhere', () => {
  const table = new Table({ racks: ['FINEDXY', 'CONABTT'] });
  table.place(0, '8D FINED');
  table.place(1, 'F7 O(N)');
  apply(new RoomOf(table, 'read', seat(0)).step().update());
  setCursor({ square: at('D8'), direction: 'across' });
  expect(looked()).toEqual(['FINED']);
  pressAt(at('F7'));
  expect(looked()).toEqual(['ON']);
  setCursor({ square: at('E8'), direction: 'across' });
  expect(looked()).toEqual(['FINED']);
  pressAt(null);
  setCursor(null);
});

test('[U153] who has no tiles to lay goes from the star on with the arrow keys, as far as the edge', () => {
  const table = new Table({ racks: ['FINEDXY', 'CONABTT'] });
  apply(new RoomOf(table, 'keys', null).step().update());
  const gone = (keys: Parameters<typeof pressOn>[0][]) => {
    for (const key of keys) pressOn(key);
    return pressedSquare.value;
  };
  expect(gone(['left'])).toBe(at('H8'));
  expect(gone(['left', 'up', 'up'])).toBe(at('G6'));
  expect(gone(['end', 'right', 'down'])).toBe(at('O7'));
  // Another table is looked at anew.
  apply(new RoomOf(table, 'other', null).step().update());
  expect(pressedSquare.value).toBeNull();
});
