import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../client/net/connection.ts';
import { tileSet } from '../../../client/state/desk.ts';
import { placements } from '../../../client/state/draft.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import * as table from '../../../client/state/table.ts';
import { typeText } from '../../../client/state/type-keys.ts';
import { isVowel } from '../../../client/state/vowels.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { Table } from '../../support/table.ts';
import { at, lay, letter } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

let rooms = 0;

beforeEach(() => {
  const id = `norsk-${rooms++}`;
  clearRoom();
  outbox.open(id);
  const racks = ['ÅMAØÆW?', 'SKULENT'];
  apply(new RoomOf(new Table({ ruleset: PRESETS.norwegian, racks }), id).update(0));
});

test('[U8] a Norwegian blank may be a letter that has no tile', () => {
  table.dropSlotOnSquare(6, at('H8'));
  const letters = table.blankAsked.value?.letters ?? [];
  expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÜÄÖ');
  table.nameBlank(letter('Ü'));
  expect(placements(table.draft.value)).toEqual([{ square: at('H8'), letter: 'Ü', blank: true }]);
});

test('[U2] Norwegian letters are typed, and those that have no tile are laid as a blank', () => {
  table.pressSquare(at('H8'));
  for (const key of 'åmaz') typeText(key, false);
  expect(placements(table.draft.value)).toEqual(lay('8H ÅMAz'));
});

test('[U9] score and unseen tiles are those of the room’s tiles', () => {
  table.pressSquare(at('H8'));
  for (const key of 'åma') typeText(key, false);
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
