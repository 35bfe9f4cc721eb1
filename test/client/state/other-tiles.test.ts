import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../client/net/connection.ts';
import { placements } from '../../../client/state/draft.ts';
import { tileSet } from '../../../client/state/equipment.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { turnRows } from '../../../client/state/turns.ts';
import { eraseBack, typeText } from '../../../client/state/type-keys.ts';
import { isVowel } from '../../../client/state/vowels.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { Table } from '../../support/table.ts';
import { at, lay, letter } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

let rooms = 0;

/** A game in which the first seat has this rack. */
function tableOf(ruleset: Ruleset, rack: readonly string[]): Table {
  const { state } = new Table({ ruleset, racks: ['', ''] });
  const seats = state.seats.map((seat, index) => (index === 0 ? { ...seat, rack: rack.map(letter) } : seat));
  return new Table({ ...state, seats });
}

function sit(ruleset: Ruleset, rack: readonly string[]): void {
  const id = `other-tiles-${rooms++}`;
  clearRoom();
  outbox.open(id);
  apply(new RoomOf(tableOf(ruleset, rack), id).update(0));
}

const type = (keys: string): void => {
  for (const key of keys) typeText(key, false);
};

beforeEach(() => sit(PRESETS.norwegian, [...'ÅMAØÆW?']));

test('[U8] a Norwegian blank may be a letter that has no tile', () => {
  table.dropSlotOnSquare(6, at('H8'));
  const letters = table.blankAsked.value?.letters ?? [];
  expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÜÄÖ');
  table.nameBlank(letter('Ü'));
  expect(placements(table.draft.value)).toEqual([{ square: at('H8'), letter: 'Ü', blank: true }]);
});

test('[U2] Norwegian letters are typed, and those that have no tile are laid as a blank', () => {
  table.pressSquare(at('H8'));
  type('åmaz');
  expect(placements(table.draft.value)).toEqual(lay('8H ÅMAz'));
});

test('[U9] score and unseen tiles are those of the room’s tiles', () => {
  table.pressSquare(at('H8'));
  type('åma');
  expect(table.preview.value).toMatchObject({ kind: 'play', play: { score: 2 * (4 + 2 + 1) } });
  expect(tileSet.value.id).toBe('norwegian');
  const unseen = new Map(table.unseen.value.map(({ tile, count }) => [tile, count]));
  expect([unseen.get(letter('Å')), unseen.get(letter('W')), unseen.get('?')]).toEqual([1, 0, 1]);
  expect([...unseen.keys()].slice(-4)).toEqual(['Æ', 'Ø', 'Å', '?']);
});

test('[U9] vowels are those of the language', () => {
  const vowels = (id: keyof typeof TILE_SETS) =>
    TILE_SETS[id].kinds.filter(({ tile }) => isVowel(id, tile)).map(({ tile }) => tile);
  expect(vowels('english').join('')).toBe('AEIOU');
  expect(vowels('norwegian').join('')).toBe('AEIOUYÆØÅ');
  expect(vowels('catalan').join('')).toBe('AEIOU');
});

test.each([
  ['a tile CH takes the place of the C behind which H is typed', 'C CH H I O', 'chico', '8H [CH]ICO'],
  ['without a C the tile CH is laid at once, and its H is no other tile', 'CH H I O', 'chio', '8H [CH]IO'],
  ['a real tile CH comes before a blank', 'CH ? I', 'chi', '8H [CH]I'],
  ['two of several letters in a word', 'CH RR O O', 'chorro', '8H [CH]O[RR]O'],
  ['without a tile CH its letters lie side by side', 'C H I O', 'chi', '8H CHI'],
  ['what is typed otherwise than the tile has it is another tile', 'CH I O', 'cio', '8H [CH]IO'],
])('[U2] %s', (_, rack, keys, play) => {
  sit({ ...PRESETS.casual, tileSet: 'spanish' }, rack.split(' '));
  table.pressSquare(at('H8'));
  type(keys);
  expect(placements(table.draft.value)).toEqual(lay(play));
});

test('[U2] a tile of several letters is taken back as one', () => {
  sit({ ...PRESETS.casual, tileSet: 'spanish' }, ['CH', 'C', 'O']);
  table.pressSquare(at('H8'));
  type('ch');
  eraseBack();
  expect(placements(table.draft.value)).toEqual([]);
  type('co');
  expect(placements(table.draft.value)).toEqual(lay('8H CO'));
});

test('[U11, N3] the list of turns has tiles of several letters in brackets', () => {
  const played = tableOf({ ...PRESETS.classic, tileSet: 'spanish' }, ['CH', 'O', 'RR', 'O', '?', 'S', 'E']);
  played.place(0, '8G [CH]O[RR]O');
  played.pass(1);
  played.place(0, 'G7 E([CH])[ll]');
  const rows = turnRows(BOARD_LAYOUTS.classic, new RoomOf(played, 'spelt').step().steps);
  const plays = rows.filter((row) => row.kind === 'play');
  expect(plays.map(({ notation }) => notation)).toEqual(['8G [CH]O[RR]O', 'G7 E([CH])[ll]']);
  // The star doubles the first word; E lies on a double letter, and so does the blank, which counts nothing.
  expect(plays.map(({ score }) => score)).toEqual([2 * (5 + 1 + 8 + 1), 2 * 1 + 5]);
});
