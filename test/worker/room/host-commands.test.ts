import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { CoreRoom } from '../support/core-room.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { seatedTable } from '../support/table.ts';

fixChance(60);

const NONCE = 'ab'.repeat(16);
const names = (core: CoreRoom) => core.room.seats.map((holder) => holder?.name.at(-1) ?? null);
const free = (at: number) => ({ type: 'free', seat: seat(at) }) as const;
const swap = (a: number, b: number) => ({ type: 'swap', a: seat(a), b: seat(b) }) as const;
const lock = (at: number, locked = true) => ({ type: 'lock', seat: seat(at), locked }) as const;

/** A room of four seats with `a` (the host), `b` and `c` on the first three. */
function waiting(): CoreRoom {
  const core = new CoreRoom(4);
  for (const device of ['a', 'b', 'c']) core.sit(device);
  return core;
}

test('[S0] the host frees a seat, and who sat there may sit down again', () => {
  const core = waiting();
  expect(core.say(0, free(1)).events).toEqual([{ type: 'seatLeft', seat: 1 }]);
  expect(core.say(0, free(1))).toEqual({ refused: null, events: [] });
  expect(core.sit('b')).toBe(1);
});

test('[S0] nobody is sent away who sat down after the host looked', () => {
  const core = waiting();
  const seen = core.room.seq;
  core.say(1, { type: 'leave' });
  core.sit('d');
  for (const wish of [free(1), swap(1, 2)]) {
    expect(core.say(0, wish, { expect: seen }).refused?.code).toBe('room/seats-changed');
    expect(core.say(0, wish, { expect: core.room.seq + 1 }).refused?.code).toBe('room/seats-changed');
  }
  core.say(1, { type: 'rename', name: 'Dora' });
  expect(core.say(0, free(1), { expect: core.room.seq - 1 }).refused).toBeNull();
});

test('[S0] two places change over, free or taken, with the lock of a free one; the host stays host', () => {
  const core = waiting();
  core.say(0, lock(3));
  expect(core.say(0, swap(0, 2)).events).toEqual([{ type: 'seatsSwapped', a: 0, b: 2 }]);
  expect(names(core)).toEqual(['c', 'b', 'a', null]);
  expect(core.say(2, swap(3, 1)).refused).toBeNull();
  expect(names(core)).toEqual(['c', null, 'a', 'b']);
  expect(core.room.locked).toEqual([false, true, false, false]);
});

test('[S0] nobody takes a locked seat until it is unlocked', () => {
  const core = waiting();
  core.say(0, free(2));
  expect(core.say(0, lock(2)).events).toEqual([{ type: 'seatLocked', seat: 2, locked: true }]);
  expect(core.say(0, lock(2))).toEqual({ refused: null, events: [] });
  expect(core.sit('c', { seat: 2 })).toBe('room/seat-locked');
  expect(core.sit('d')).toBe(3);
  expect(core.sit('c')).toBe('room/full');
  core.say(0, lock(2, false));
  expect(core.sit('c')).toBe(2);
});

test('[S0] locked seats are not waited for: the game begins with the others, also by the lock that leaves no more', () => {
  const core = waiting();
  for (const at of [0, 1, 2]) core.say(at, { type: 'nonce', game: 1, nonce: NONCE });
  expect(core.room.play).toBeNull();
  const types = core.say(0, lock(3)).events.map((event) => event.type);
  expect(types).toEqual(['seatLocked', 'seatsFixed', 'started', 'firstDrawn', 'dealt']);
  expect(names(core)).toEqual(['a', 'b', 'c']);
  expect(core.room.locked).toEqual([false, false, false]);
});

test('[S0] freeing a seat whose player never came undoes the start and lets the game begin with the others', () => {
  const core = waiting();
  for (const at of [0, 1]) core.say(at, { type: 'nonce', game: 1, nonce: NONCE });
  core.say(0, { type: 'start' });
  expect(core.room).toMatchObject({ starting: true, play: null });
  core.say(0, free(2));
  expect(core.room.starting).toBe(false);
  expect(core.say(0, { type: 'start' }).events.at(-1)?.type).toBe('dealt');
  expect(names(core)).toEqual(['a', 'b']);
});

test.each([
  [free(0), 'room/own-seat'],
  [swap(2, 2), 'room/same-seat'],
  [lock(1), 'room/seat-taken'],
])('[S0] the host is told why not: %j is %s', (wish, code) => {
  expect(waiting().say(0, wish).refused?.code).toBe(code);
});

test('[S0] the host is told that there is no such seat, and that two must stay open', () => {
  const core = new CoreRoom(3);
  core.sit('a');
  for (const wish of [free(3), swap(0, 3), lock(3)]) {
    expect(core.say(0, wish).refused).toEqual({ code: 'room/no-such-seat', seats: 3 });
  }
  core.say(0, lock(2));
  expect(core.say(0, lock(1)).refused?.code).toBe('room/too-few-seats');
});

test('[S0] nobody but the host moves others, and nobody in a game that has begun', () => {
  const core = waiting();
  const playing = CoreRoom.playing(3);
  for (const wish of [free(0), swap(0, 1), lock(3)]) {
    expect(core.say(1, wish).refused).toEqual({ code: 'room/not-host', host: 0 });
    expect(playing.say(0, wish).refused?.code).toBe('room/already-started');
  }
});

test('[D12] swaps and locks count as changes; freeing a seat is always possible', () => {
  const core = waiting();
  for (let n = 0; n < 49; n++) core.say(0, swap(1, 2));
  expect(core.say(0, swap(1, 2)).refused?.code).toBe('room/too-many-changes');
  expect(core.say(0, lock(3)).refused?.code).toBe('room/too-many-changes');
  expect(core.say(0, free(1)).refused).toBeNull();
});

test('[S0] open sockets follow their player: over a swap, off a freed seat, and onto one again', async () => {
  const { players, devices, room } = await seatedTable({ seats: 3 });
  const [host, second, third] = players;
  if (!host || !second || !third) throw new Error('three players');
  const swapped = await host.does(swap(0, 2));
  expect(swapped.room).toMatchObject({ you: 2, host: 2 });
  expect((await third.reach(swapped.seq)).room.you).toBe(0);
  const freed = await host.does(free(1));
  expect((await second.reach(freed.seq)).room).toMatchObject({ you: null, seats: [{}, { name: null }, {}] });
  expect(await second.refused({ type: 'leave' })).toBe('room/not-seated');
  await devices[1]?.sit(room, { name: 'Back' });
  expect((await second.next((message) => message.type === 'update' && message.room.you === 1)).type).toBe(
    'update',
  );
});

test('[D4] a second tab, opened before its device sat down, has the seat with the next update', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  const [one, other] = [await device.connect(room), await device.connect(room)];
  const stranger = await (await Device.make()).connect(room);
  await device.sit(room, { name: 'Ada' });
  for (const tab of [one, other]) {
    await tab.reach(stranger.seq);
    await tab.next((message) => message.type === 'update' && message.room.you === 0);
    await tab.does({ type: 'rename', name: `Ada ${tab === one}` });
  }
  expect(stranger.now.room.you).toBeNull();
});
