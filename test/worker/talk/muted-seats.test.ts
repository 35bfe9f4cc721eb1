import { evictDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { Device } from '../support/device.ts';
import { house } from '../support/housed-table.ts';
import { playingTable, type Table } from '../support/table.ts';
import { asks, isRefused, says, sets } from '../support/talker.ts';

/** The seat of one device goes over to another. */
async function move({ room }: Table, from: Device | undefined, to: Device): Promise<void> {
  const made = await from?.post(`/api/rooms/${room}/moves/new`);
  const { token } = (await made?.json<{ token: string }>()) ?? { token: '' };
  expect((await to.post(`/api/rooms/${room}/moves`, { token })).status).toBe(200);
}

test('[J5, I7] a seat that moves to another device stays muted, after a restart too, and can be heard again', async () => {
  const table = await playingTable();
  const { host, other } = await house(table);
  await sets(host, { type: 'muteSeat', seat: seat(1), muted: true });
  const fresh = await Device.make();
  await move(table, table.devices[1], fresh);
  const moved = await fresh.connect(table.room);
  expect(moved.now.room.you).toBe(1);
  expect((await asks(moved)).house.muted).toBe(true);
  await evictDurableObject(table.stub);
  expect(await isRefused(moved, { type: 'say', text: 'x' })).toEqual({ code: 'chat/muted' });
  expect(await isRefused(other, { type: 'say', text: 'x' })).toEqual({ code: 'chat/muted' });
  expect((await asks(host)).house.host?.mutedSeats).toEqual([1]);
  await sets(host, { type: 'muteSeat', seat: seat(1), muted: false });
  await says(moved, 'x');
  // The player may go back to the old device.
  await says(other, 'x');
});

test('[J5, I7] who is heard again on one device is heard on all that the muted seat has come by, and nobody else is', async () => {
  const table = await playingTable();
  const { host, device, watcher, number } = await house(table);
  await sets(host, { type: 'muteSeat', seat: seat(1), muted: true });
  await sets(host, { type: 'mute', watcher: number, muted: true });
  const third = await Device.make();
  let [, last] = table.devices;
  // By way of one that was muted for itself.
  for (const next of [device, third]) {
    await move(table, last, next);
    last = next;
  }
  const stranger = await (await Device.make()).connect(table.room);
  const { watcher: other } = (await asks(stranger)).house;
  await sets(host, { type: 'mute', watcher: other ?? '', muted: true });
  await evictDurableObject(table.stub);
  const { house: seen } = await asks(host);
  expect(seen.host?.watchers.filter(({ muted }) => muted)).toHaveLength(3);
  const set = await sets(host, { type: 'muteSeat', seat: seat(1), muted: false });
  expect(set.host?.mutedSeats).toEqual([]);
  expect(set.host?.watchers.filter(({ muted }) => muted).map((each) => each.watcher)).toEqual([other]);
  for (const each of [watcher, await third.connect(table.room)]) await says(each, 'x');
});
