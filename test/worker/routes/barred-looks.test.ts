import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { looks } from '../../../worker/looks.ts';
import { Room } from '../../../worker/room/room.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { why } from '../support/private-room.ts';
import { playingTable, type Table } from '../support/table.ts';
import { says, sets } from '../support/talker.ts';

fixChance(43);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const look = (device: Device, { room }: Table, after = 0): Promise<Response> =>
  device.get(`/api/rooms/${room}/update?after=${after}`);

/** A game with its host, and a device that watches it under a number. */
async function watched() {
  const table = await playingTable();
  const device = await Device.make();
  const { watcher } = await says(await device.connect(table.room), 'hello', 'Noor');
  const [host] = table.players;
  if (host === undefined || watcher === null) throw new Error('one is host, one watches');
  return { table, device, host, watcher };
}

test('[J6, D3] who is removed is told nothing that somebody else has just been told, and then no bar is remembered', async () => {
  const { table, device, host, watcher } = await watched();
  const remove = (removed: boolean) => sets(host, { type: 'remove', watcher, removed });
  await remove(true);
  const stranger = new Device();
  for (let n = 0; n < 3; n++) {
    expect((await look(stranger, table)).status).toBe(200);
    expect(await why(look(device, table))).toEqual([403, 'room/removed']);
  }
  await remove(false);
  expect((await look(device, table)).status).toBe(200);
});

test('[J6, D3] a look of before does not show the room to who has been removed since', async () => {
  const { table, device, host, watcher } = await watched();
  expect((await look(device, table)).status).toBe(200);
  await sets(host, { type: 'remove', watcher, removed: true });
  expect(await why(look(device, table))).toEqual([403, 'room/removed']);
});

test('[J7, D3] a room that was just locked tells strangers nothing more, and is open again at once', async () => {
  const { table, device, host } = await watched();
  const stranger = new Device();
  expect((await look(stranger, table)).status).toBe(200);
  await sets(host, { type: 'lockRoom', locked: true });
  for (const each of [stranger, await Device.make()]) {
    expect(await why(look(each, table))).toEqual([403, 'room/locked']);
  }
  // Who was there when it was locked goes on looking, and nobody else profits by it.
  expect((await look(device, table)).status).toBe(200);
  expect(await why(look(stranger, table))).toEqual([403, 'room/locked']);
  await sets(host, { type: 'lockRoom', locked: false });
  expect((await look(stranger, table)).status).toBe(200);
});

test('[D3] whoever else has a cookie is given what was told before, without waking the room', async () => {
  const { table, device } = await watched();
  const watch = vi.spyOn(Room.prototype, 'watch');
  for (const each of [device, await Device.make(), new Device()]) {
    expect((await look(each, table)).status).toBe(200);
  }
  expect(watch).toHaveBeenCalledTimes(1);
});

test('[J7, D3] an answer that was on its way when somebody was barred is not given again', async () => {
  const { table } = await watched();
  const { watch } = Room.prototype;
  const asked = vi.spyOn(Room.prototype, 'watch').mockImplementationOnce(function (this: Room, ...about) {
    const reply = watch.apply(this, about);
    looks.forget(table.room);
    return reply;
  });
  for (let n = 0; n < 3; n++) expect((await look(new Device(), table)).status).toBe(200);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('[D7, D3] of a room that was just deleted nothing is told any more', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  await device.sit(room, { name: 'Ada' });
  const player = await device.connect(room);
  const ask = (): Promise<Response> => new Device().get(`/api/rooms/${room}/update?after=0`);
  expect((await ask()).status).toBe(200);
  player.send({ type: 'ask', id: '0'.repeat(32), expect: player.seq, game: 1, want: { kind: 'delete' } });
  expect(await player.closed).toMatchObject({ code: 4410 });
  expect(await why(ask())).toEqual([410, 'room/gone']);
});
