import { afterEach, expect, test } from 'vitest';
import { Isolate } from './bundle.ts';
import { Device } from './device.ts';
import { Edge } from './edge.ts';
import { exchangeAll, Tab } from './tab.ts';

const isolate = new Isolate();
const hex = (digit: string): string => digit.repeat(32);
let edge = new Edge({ isolate });

afterEach(() => {
  edge.close();
  edge = new Edge({ isolate });
});

/** A game of two that has begun, each with a page. */
async function table(preset = 'classic'): Promise<{ readonly room: string; readonly tabs: Tab[] }> {
  const host = await Device.make(edge);
  const devices = [host, await Device.make(edge)];
  const room = await host.makeRoom({ key: hex('0'), preset, seats: 2 });
  const tabs = devices.map((device, at) => new Tab(device, room, hex(`${at + 1}`)));
  for (const tab of tabs) {
    expect((await tab.device.post(`/api/rooms/${room}/seats`, { name: 'Ada' })).status).toBe(200);
    await tab.connect();
  }
  for (const [at, tab] of tabs.entries()) {
    tab.say({ type: 'nonce', id: hex(`${at + 3}`), expect: 0, game: 1, nonce: hex('f') });
  }
  await exchangeAll(tabs);
  return { room, tabs };
}

const pass = (tab: Tab, id: string) => ({ type: 'pass', id: hex(id), expect: tab.seq });

/** Whoever is to move, and the other. */
function byTurn(tabs: readonly Tab[]): readonly [Tab, Tab] {
  const at = tabs[0]?.now.game?.toMove ?? 0;
  const [mover, other] = [tabs[at], tabs[1 - at]];
  if (!mover || !other) throw new Error('two play');
  return [mover, other];
}

test('[D1] an acknowledgement leaves when its step is on disk, and a crash before that leaves neither', async () => {
  const { room, tabs } = await table();
  const actor = edge.room(room);
  const [mover, other] = byTurn(tabs);
  const before = mover.seq;
  actor.holdsWrites = true;
  mover.say(pass(mover, 'a'));
  await mover.wire.toServer();
  expect([mover.wire.down, other.wire.down]).toEqual([[], []]);
  actor.crash();
  actor.holdsWrites = false;
  await exchangeAll(tabs);
  expect(tabs.map((tab) => tab.closed)).toEqual([[1006], [1006]]);

  for (const tab of tabs) await tab.connect();
  await exchangeAll(tabs);
  expect(mover.now).toMatchObject({ seq: before, game: { toMove: mover.now.room.you } });
  mover.say(pass(mover, 'a'));
  await exchangeAll(tabs);
  expect(mover.now).toMatchObject({ seq: before + 1, ack: hex('a') });
});

test('[D1] what was acknowledged is there after a crash', async () => {
  const { room, tabs } = await table();
  const [mover] = byTurn(tabs);
  mover.say(pass(mover, 'a'));
  await exchangeAll(tabs);
  const { seq, game } = mover.now;
  expect(mover.now.ack).toBe(hex('a'));
  edge.room(room).crash();
  await exchangeAll(tabs);
  await mover.connect(0);
  await exchangeAll(tabs);
  expect(mover.now).toMatchObject({ seq, game });
});

test('[D1] an object that was put to sleep wakes with its sockets, one that was replaced without them', async () => {
  const { room, tabs } = await table();
  const actor = edge.room(room);
  const [mover, other] = byTurn(tabs);
  actor.evict();
  expect(actor.isAwake).toBe(false);
  mover.say(pass(mover, 'a'));
  await exchangeAll(tabs);
  expect([mover.seq, other.seq]).toEqual([mover.seq, mover.seq]);
  expect(actor.instances).toBe(2);
  actor.evict('close');
  await exchangeAll(tabs);
  expect(tabs.map((tab) => [tab.isOpen, tab.closed])).toEqual([
    [false, [1006]],
    [false, [1006]],
  ]);
  await mover.connect();
  await exchangeAll([mover]);
  expect(mover.now.presence.seats.toSorted()).toEqual(['gone', 'here']);
});

test('[M9] a ping is answered while the object sleeps', async () => {
  const { room, tabs } = await table();
  const [mover] = byTurn(tabs);
  edge.room(room).evict();
  mover.say('ping');
  await mover.wire.toServer();
  expect(mover.wire.toClient()).toEqual({ type: 'data', data: 'pong' });
  expect(edge.room(room).isAwake).toBe(false);
});

test('[D13] who reads nothing is closed when 256 KB wait, sleep or not, and who reads and the players go on', async () => {
  const { room, tabs } = await table();
  const [deaf, reads] = [
    new Tab(await Device.make(edge), room, hex('7')),
    new Tab(await Device.make(edge), room, hex('8')),
  ];
  await deaf.connect();
  await reads.connect();
  const waiting = (): number =>
    deaf.wire.down.reduce((sum, frame) => sum + (frame.type === 'data' ? String(frame.data).length : 0), 0);
  let asked = 0;
  for (; !deaf.wire.closeSaid && asked < 1_000; asked++) {
    // As often as a watcher may.
    await edge.wait(2_000);
    if (asked % 10 === 9) edge.room(room).evict();
    for (const tab of [deaf, reads]) {
      tab.say({ type: 'sync', after: 0 });
      await tab.wire.toServer();
    }
    await exchangeAll([reads, ...tabs]);
  }
  const most = waiting();
  expect(most).toBeGreaterThan(256 * 1024);
  // By what was sent last, and nothing since.
  expect(most).toBeLessThan(256 * 1024 + most / asked + 10_000);
  const [mover] = byTurn(tabs);
  mover.say(pass(mover, 'a'));
  await exchangeAll([reads, ...tabs]);
  expect([waiting(), mover.now.ack, reads.seq]).toEqual([most, hex('a'), mover.seq]);
  await exchangeAll([deaf]);
  expect([deaf.closed, reads.closed]).toEqual([[4412], []]);
});

test('[D6] an alarm that rings on time, late or twice does the same', async () => {
  const ends = [];
  for (const ring of [
    async () => edge.wait(30 * 60_000 + 5 * 60_000 + 1),
    async (room: string) => {
      edge.skip(30 * 60_000 + 5 * 60_000 + 1);
      await edge.room(room).ring();
    },
    async (room: string) => {
      await edge.wait(30 * 60_000 + 5 * 60_000 + 1);
      await edge.room(room).ring();
      await edge.room(room).ring();
    },
  ]) {
    edge = new Edge({ isolate });
    const { room, tabs } = await table('nsf');
    await ring(room);
    await exchangeAll(tabs);
    ends.push(tabs.map((tab) => tab.now.game?.result));
    expect(edge.nextAlarm()?.at).toBeGreaterThan(edge.world.now);
  }
  expect(ends[0]?.[0]).toMatchObject({ reason: 'overtime' });
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
});

test('[D1] a write that fails changes nothing, and sends its sender away to try again', async () => {
  const { room, tabs } = await table();
  const [mover] = byTurn(tabs);
  const before = mover.seq;
  edge.room(room).disk.fault = 'disk full';
  mover.say(pass(mover, 'a'));
  await exchangeAll(tabs);
  expect(mover.closed).toEqual([1011]);
  expect(edge.world.log).toHaveLength(1);
  expect(edge.world.log[0]?.text).toMatch(/^\{"code":"room\/message","kind":"Error","at":\[/);
  await mover.connect();
  mover.say(pass(mover, 'a'));
  await exchangeAll(tabs);
  expect(mover.now).toMatchObject({ seq: before + 1, ack: hex('a') });
});

test('[D7] a room that has had its time is deleted, its alarm too, and its sockets are closed', async () => {
  const { room, tabs } = await table();
  await edge.wait(61 * 24 * 60 * 60_000);
  await exchangeAll(tabs);
  expect(tabs.map((tab) => tab.closed)).toEqual([[4410], [4410]]);
  expect(edge.nextAlarm()).toBeNull();
  expect((await tabs[0]?.device.get(`/api/rooms/${room}`))?.status).toBe(410);
});

test('[D11] where the words cannot be had no room is made, and it is when they can', async () => {
  edge = new Edge({ isolate: new Isolate() });
  const host = await Device.make(edge);
  edge.assets.fails = true;
  const wish = { key: hex('0'), preset: 'classic', seats: 2, name: '' };
  expect((await host.post('/api/rooms', wish)).status).toBe(503);
  edge.assets.fails = false;
  expect((await host.post('/api/rooms', wish)).status).toBe(201);
});

test('[O12] the same seed makes the same frames, another one others', async () => {
  const frames = async (seed: number) => {
    edge = new Edge({ isolate, seed });
    return (await table()).tabs.map((tab) => tab.heard);
  };
  const once = await frames(5);
  expect(await frames(5)).toEqual(once);
  expect(await frames(6)).not.toEqual(once);
});

test.each([
  ['nowhere', 'no such text in the bundle'],
  ['more than once', 'function '],
])('[O12] a patch that fits %s fails the run', (_, find) => {
  expect(() => new Isolate([{ find, replace: '' }])).toThrow('a patch fits');
});
