import { describe, expect, test } from 'vitest';
import { apply, clearRoom, game } from '../../../client/state/room-state.ts';
import { unseen } from '../../../client/state/table.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { sitDown } from '../support/sit-down.ts';

const total = (): number => unseen.value.reduce((sum, { count }) => sum + count, 0);
const counts = (): string => unseen.value.map(({ tile, count }) => tile.repeat(count)).join('');

/** A board with all tiles of the set but these, from the top left on. */
function boardWithout(tiles: string): string {
  let all = TILE_SETS.english.kinds.map(({ tile, count }) => tile.repeat(count)).join('');
  for (const tile of tiles) all = all.replace(tile, '');
  const squares = all.replaceAll('?', 'e').padEnd(225, '.');
  return Array.from({ length: 15 }, (_, row) => squares.slice(row * 15, row * 15 + 15)).join('/');
}

describe('[U9] what is unseen', () => {
  test('[U9] is not what is in the bag: of 15 unseen tiles a watcher is told that the bag has none', () => {
    const [one, other] = ['AEIOUST', 'BCDFGHL?'];
    const setup = { racks: [one, other], board: boardWithout(one + other), bag: '' };
    sitDown(setup, null);
    expect([total(), game.value?.inBag]).toEqual([15, 0]);
    sitDown(setup, 0);
    expect([counts(), game.value?.inBag]).toEqual([other, 0]);
    sitDown(setup, 1);
    expect([counts(), game.value?.inBag]).toEqual([[...one].sort().join(''), 0]);
  });

  test('[U9, T2] stays what it was when another seat exchanges tiles that nobody sees', () => {
    for (const viewer of [0, null]) {
      const told = sitDown({ racks: ['FINEDX?', 'CONABCD'] }, viewer);
      told.table.pass(0);
      apply(told.step().update(1));
      const before = [counts(), game.value?.inBag];
      told.table.exchange(1, 'CON');
      apply(told.step().update(2));
      expect([counts(), game.value?.inBag]).toEqual(before);
    }
  });

  test('[U9] is the whole set before the game has begun', () => {
    const told = sitDown({ racks: ['FINEDX?', 'CONABCD'] });
    const update = told.update(0);
    clearRoom();
    apply({ ...update, game: null, room: { ...update.room, phase: 'waiting' } });
    expect(total()).toBe(100);
    expect(unseen.value.find(({ tile }) => tile === '?')?.count).toBe(2);
  });
});
