import { afterEach, expect, test } from 'vitest';
import { ownGames } from '../../../client/i18n/en/own-games.ts';
import { forgetRoom, isDone, keepOwnRoom, ownRooms, stateOf } from '../../../client/state/own-rooms.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import { err, ok } from '../../../engine/base/result.ts';
import { seat } from '../../../engine/base/units.ts';
import type { RoomSummary } from '../../../engine/protocol/api.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

afterEach(() => {
  clearRoom();
  deviceKeep.remove('rooms');
});

const shown = (id: string, viewer: number | null = 0): RoomOf => {
  const told = new RoomOf(new Table({ racks: ['CAT', 'DOG'] }), id, viewer);
  clearRoom();
  apply(told.step().update());
  return told;
};

const problem = (status: number) => err({ type: 'about:blank', title: '', status, code: 'room/any' });

/** What a room that tells so is found to be like. */
function found(told: RoomOf): ReturnType<typeof stateOf> {
  const { room, game, presence } = told.update();
  const [kept] = ownRooms();
  if (kept === undefined) throw new Error('no room was kept');
  const summary: RoomSummary = { room: { ...room, you: null }, game, presence };
  return stateOf(kept, ok(summary));
}

test('[U167] a room in which the device has a seat is kept, the one looked at last first, until it is forgotten', () => {
  let time = 100;
  const stop = keepOwnRoom(() => time++);
  shown('aaa');
  shown('bbb');
  shown('ccc', null);
  expect(ownRooms().map(({ id }) => id)).toEqual(['bbb', 'aaa']);
  shown('aaa');
  expect(ownRooms().map(({ id, seat: own, seen }) => [id, own, seen])).toEqual([
    ['aaa', 0, 102],
    ['bbb', 0, 101],
  ]);
  stop();
  shown('ddd');
  forgetRoom('aaa');
  expect(ownRooms().map(({ id }) => id)).toEqual(['bbb']);
});

test('[U167] no more than twenty are kept, and what cannot be read is as if there were none', () => {
  const stop = keepOwnRoom(() => 1);
  for (let index = 0; index < 25; index++) shown(`room-${index}`);
  expect(ownRooms()).toHaveLength(20);
  expect(ownRooms()[0]?.id).toBe('room-24');
  stop();
  deviceKeep.set('rooms', '[{"id":7}]');
  expect(ownRooms()).toEqual([]);
});

test('[U167] whose turn it is, by name', () => {
  const stop = keepOwnRoom(() => 1);
  const told = shown('aaa');
  const { toMove } = told.table.state;
  const name = told.update().room.seats[1]?.name;
  expect(ownGames.state(found(told))).toBe(toMove === 0 ? 'Your turn' : `${name}’s turn`);
  expect(isDone(found(told))).toBe(false);
  stop();
});

test('[U167] what is over, gone or barred can be forgotten; a server that is silent says nothing', () => {
  const kept = { id: 'aaa', title: '', others: ['Marek'], seat: seat(0), seen: 1 };
  expect(ownGames.game(kept)).toBe('With Marek');
  expect(ownGames.game({ title: 'Friday', others: ['Marek'] })).toBe('Friday');
  const told = [404, 410, 403, 0, 503].map((status) => stateOf(kept, problem(status)));
  expect(told.map(({ kind }) => kind)).toEqual(['gone', 'gone', 'removed', 'unknown', 'unknown']);
  expect(told.map(isDone)).toEqual([true, true, true, false, false]);
  expect(isDone({ kind: 'over', result: null, names: [] })).toBe(true);
  expect(isDone({ kind: 'waiting' })).toBe(false);
});
