import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { CLOSE } from '../../../engine/protocol/version.ts';
import { Device } from '../support/device.ts';
import { house } from '../support/housed-table.ts';
import type { Player } from '../support/player.ts';
import { playingTable, seatedTable } from '../support/table.ts';
import { asks, isRefused, reads, says, sets } from '../support/talker.ts';

/** How a socket is refused, by its close code. */
async function closedWith(device: Device, room: string): Promise<number> {
  const { webSocket } = await device.upgrade(room);
  if (webSocket === null) throw new Error('no socket');
  webSocket.accept();
  return new Promise((resolve) => webSocket.addEventListener('close', ({ code }) => resolve(code)));
}

const heard = (player: Player) => player.next(({ type }) => type === 'house');

test('[J5] only the host closes the chat, mutes, removes, locks and hides words, whatever the game is up to', async () => {
  for (const table of [await seatedTable(), await playingTable()]) {
    const { other, watcher, number } = await house(table);
    for (const wish of [
      { type: 'closeChat', closed: true },
      { type: 'maskWords', masked: true },
      { type: 'lockRoom', locked: true },
      { type: 'mute', watcher: number, muted: true },
      { type: 'muteSeat', seat: seat(0), muted: true },
      { type: 'remove', watcher: number, removed: true },
    ] as const) {
      expect(await isRefused(other, wish)).toEqual({ code: 'room/not-host', host: 0 });
    }
    for (const wish of [
      { type: 'closeChat', closed: true },
      { type: 'lockRoom', locked: true },
    ] as const) {
      expect(await isRefused(watcher, wish)).toEqual({ code: 'room/not-seated' });
    }
    expect((await asks(other)).house).toMatchObject({ chatClosed: false, masked: false, locked: false });
  }
});

test('[J5] a closed chat is closed for all, keeps what was said, and opens again; a repeat changes nothing', async () => {
  const table = await playingTable();
  const { host, other, watcher } = await house(table);
  await says(host, 'before');
  const closed = await sets(host, { type: 'closeChat', closed: true });
  expect(closed).toMatchObject({ chatClosed: true, edition: 0 });
  expect(await heard(other)).toMatchObject({ chatClosed: true, host: null, ack: null });
  await sets(host, { type: 'closeChat', closed: true });
  for (const each of [host, other, watcher]) {
    expect(await isRefused(each, { type: 'say', text: 'x' })).toEqual({ code: 'chat/closed' });
  }
  await evictDurableObject(table.stub);
  expect(await isRefused(other, { type: 'say', text: 'x' })).toEqual({ code: 'chat/closed' });
  await sets(host, { type: 'closeChat', closed: false });
  await says(other, 'after');
  expect(await reads(host)).toEqual(['before', 'after']);
});

test('[J5] who is muted is told, reads on, and is muted on another tab, on a seat and after a restart too', async () => {
  const table = await seatedTable({ seats: 3 });
  // A place is freed for whoever watches.
  const third = table.players[2];
  await third?.does({ type: 'leave' });
  const { host, other, device, watcher, number } = await house(table);
  const muted = await sets(host, { type: 'mute', watcher: number, muted: true });
  expect(muted.host?.watchers).toContainEqual({
    watcher: number,
    name: 'Noor',
    here: true,
    muted: true,
    removed: false,
  });
  expect(await heard(watcher)).toMatchObject({ muted: true, host: null });
  expect(await isRefused(watcher, { type: 'say', text: 'x' })).toEqual({ code: 'chat/muted' });
  await says(other, 'hello Noor');
  expect(await reads(watcher)).toEqual(['hello', 'hello Noor']);
  await evictDurableObject(table.stub);
  await device.sit(table.room, { name: 'Noor' });
  const seated = await device.connect(table.room);
  expect(await isRefused(seated, { type: 'say', text: 'x' })).toEqual({ code: 'chat/muted' });
  expect((await asks(host)).house.host?.mutedSeats).toEqual([2]);
  await sets(host, { type: 'muteSeat', seat: seat(2), muted: false });
  await says(seated, 'x');
});

test('[J5] whoever is host is not muted, whatever the host before has set', async () => {
  const table = await seatedTable();
  const { host, other } = await house(table);
  await sets(host, { type: 'muteSeat', seat: seat(1), muted: true });
  expect((await asks(other)).house.muted).toBe(true);
  const { seq } = await host.does({ type: 'leave' });
  await other.reach(seq);
  expect((await asks(other)).house.muted).toBe(false);
  await says(other, 'so it is my room now');
});

test('[J5] a player is muted by the seat, never the host by himself; who is not there cannot be muted', async () => {
  const table = await playingTable();
  const { host, other } = await house(table);
  const muteAt = (at: number) => ({ type: 'muteSeat' as const, seat: seat(at), muted: true });
  expect(await isRefused(host, muteAt(0))).toEqual({ code: 'room/own-seat' });
  expect(await isRefused(host, muteAt(3))).toEqual({ code: 'room/no-such-seat', seats: 2 });
  expect((await sets(host, muteAt(1))).host?.mutedSeats).toEqual([1]);
  expect(await isRefused(other, { type: 'say', text: 'x' })).toEqual({ code: 'chat/muted' });
  // It is the chat that is taken, not the seat.
  const mover = table.players[host.now.game?.toMove ?? 0];
  await mover?.does({ type: 'pass' });
  const stranger = '0'.repeat(12);
  for (const wish of [
    { type: 'mute', watcher: stranger, muted: true },
    { type: 'remove', watcher: stranger, removed: true },
  ] as const) {
    expect(await isRefused(host, wish)).toEqual({ code: 'room/no-such-watcher' });
  }
});

test('[J6] who is removed is closed with 4414, takes his lines along, and comes back neither to watch nor to sit', async () => {
  const table = await seatedTable({ seats: 3 });
  await table.players[2]?.does({ type: 'leave' });
  const { host, other, device, watcher, number } = await house(table);
  await says(other, 'welcome');
  const second = await device.connect(table.room);
  const removed = await sets(host, { type: 'remove', watcher: number, removed: true });
  expect(removed.edition).toBe(1);
  expect(removed.host?.watchers).toContainEqual({
    ...{ watcher: number, name: 'Noor' },
    ...{ here: false, muted: false, removed: true },
  });
  expect(await heard(other)).toMatchObject({ edition: 1 });
  expect(await watcher.closed).toMatchObject({ code: CLOSE.removed });
  expect(await second.closed).toMatchObject({ code: 4414 });
  expect(await reads(other)).toEqual(['welcome']);
  await evictDurableObject(table.stub);
  expect(await closedWith(device, table.room)).toBe(4414);
  const sat = await device.sit(table.room, { name: 'Noor' });
  expect([sat.status, await sat.json()]).toMatchObject([403, { code: 'room/removed' }]);
  await sets(host, { type: 'remove', watcher: number, removed: false });
  expect((await device.sit(table.room, { name: 'Noor' })).status).toBe(200);
});

test('[J6] a player is not removed as a watcher', async () => {
  const table = await seatedTable({ seats: 3 });
  await table.players[2]?.does({ type: 'leave' });
  const { host, device, number } = await house(table);
  await device.sit(table.room, { name: 'Noor' });
  expect(await isRefused(host, { type: 'remove', watcher: number, removed: true })).toEqual({
    code: 'room/no-such-watcher',
  });
});

test('[J7] a locked room lets in who has a seat or was there, and nobody new', async () => {
  const table = await seatedTable({ seats: 3 });
  await table.players[2]?.does({ type: 'leave' });
  const { host, device, watcher } = await house(table);
  const fresh = await Device.make();
  expect(await sets(host, { type: 'lockRoom', locked: true })).toMatchObject({ locked: true });
  expect(await heard(watcher)).toMatchObject({ locked: true });
  await evictDurableObject(table.stub);
  for (const known of [device, ...table.devices]) await known.connect(table.room);
  for (const stranger of [fresh, new Device()]) expect(await closedWith(stranger, table.room)).toBe(4415);
  const sat = await fresh.sit(table.room, { name: 'Mo' });
  expect([sat.status, await sat.json()]).toMatchObject([403, { code: 'room/locked' }]);
  const looks = ['', '/update?after=0', '/games/1/record'].map((path) => `/api/rooms/${table.room}${path}`);
  for (const path of looks) {
    const told = await fresh.get(path);
    expect([path, told.status, await told.json()]).toMatchObject([path, 403, { code: 'room/locked' }]);
    // Nothing that was given to one who may look is given again to one who may not.
    expect((await device.get(path)).status).not.toBe(403);
    expect((await fresh.get(path)).status).toBe(403);
  }
  expect((await device.sit(table.room, { name: 'Noor' })).status).toBe(200);
  await sets(host, { type: 'lockRoom', locked: false });
  await fresh.connect(table.room);
});

test('[J8] with rude words hidden everybody reads them masked, also those said before; they are kept as said', async () => {
  const table = await seatedTable();
  const { host, other, watcher } = await house(table);
  await says(other, 'What a shitty rack!');
  const set = await sets(host, { type: 'maskWords', masked: true });
  expect([set.masked, set.edition]).toEqual([true, 1]);
  for (const each of [host, other, watcher]) expect((await reads(each))[1]).toBe('What a s***** rack!');
  await sets(host, { type: 'maskWords', masked: false });
  expect((await reads(host))[1]).toBe('What a shitty rack!');
});

test('[J9] who watches is told to the host alone, and to whoever is host next', async () => {
  const table = await seatedTable();
  const { host, other, watcher, number } = await house(table);
  const silent = await (await Device.make()).connect(table.room);
  const seen = (await asks(host)).house.host?.watchers ?? [];
  expect(seen).toHaveLength(2);
  expect(seen.find((each) => each.watcher === number)).toMatchObject({ name: 'Noor', here: true });
  expect(seen.find((each) => each.watcher !== number)).toMatchObject({ name: null, here: true });
  for (const each of [other, watcher, silent]) expect((await asks(each)).house.host).toBeNull();
  await host.does({ type: 'leave' });
  expect((await asks(other)).house.host?.watchers).toHaveLength(3);
});

test('[J9] a device has another number in another room, and no frame and no row of chat has its hash', async () => {
  const table = await seatedTable();
  const { host, device, number } = await house(table);
  const room = await device.makeRoom();
  const elsewhere = await says(await device.connect(room), 'hello');
  expect(elsewhere.watcher).not.toBe(number);
  await sets(host, { type: 'mute', watcher: number, muted: true });
  const rows = await runInDurableObject(table.stub, (_, { storage }) =>
    JSON.stringify(['chat', 'house'].map((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray())),
  );
  expect(rows).toContain(number);
  expect(rows).not.toContain(device.hash);
  expect(host.frames.join()).not.toContain(device.hash);
});

test('[J7] whose seat in a locked room is gone, and who was not there as himself, is sent away and told nothing more', async () => {
  const table = await seatedTable({ seats: 3 });
  const [host, , guest] = table.players;
  const [, , device] = table.devices;
  if (!host || !guest || !device) throw new Error('three sit');
  // Nobody can know again who has no cookie.
  const nobody = await new Device().connect(table.room);
  await sets(host, { type: 'lockRoom', locked: true });
  expect(await nobody.closed).toMatchObject({ code: CLOSE.locked });
  const offer = await device.post(`/api/rooms/${table.room}/moves/new`);
  const { token } = await offer.json<{ token: string }>();
  const phone = await Device.make();
  expect((await phone.post(`/api/rooms/${table.room}/moves`, { token })).status).toBe(200);
  const moved = await phone.connect(table.room);
  await host.reach(moved.seq);
  // The device that was there when the room was locked watches on; the one that came with the seat does not.
  const { seq } = await host.does({ type: 'free', seat: seat(2) });
  expect(await moved.closed).toEqual({ code: CLOSE.locked, reason: 'locked' });
  expect(moved.seq).toBeLessThan(seq);
  expect((await guest.reach(seq)).room.you).toBeNull();
});

test('[J5, M4] nobody is muted who sat down where the host still saw another', async () => {
  const table = await seatedTable();
  const { host, other } = await house(table);
  const seen = host.seq;
  await other.does({ type: 'leave' });
  const device = await Device.make();
  await device.sit(table.room, { name: 'Newcomer' });
  const newcomer = await device.connect(table.room);
  const id = 'f'.repeat(32);
  host.send({ type: 'muteSeat', seat: 1, muted: true, id, expect: seen });
  const answer = await host.next(({ type }) => type === 'refused');
  expect(answer).toMatchObject({ id, error: { code: 'room/seats-changed' } });
  await says(newcomer, 'hello');
  await host.reach(newcomer.seq);
  await sets(host, { type: 'muteSeat', seat: seat(1), muted: true });
  expect(await isRefused(newcomer, { type: 'say', text: 'x' })).toEqual({ code: 'chat/muted' });
});
