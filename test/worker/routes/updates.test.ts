import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Room } from '../../../worker/room/room.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { playOn, settled } from '../support/play-on.ts';
import { guestOf, privateRoom, why } from '../support/private-room.ts';
import { playingTable } from '../support/table.ts';

fixChance(41);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const updateOf = (device: Device, room: string, after: number | string): Promise<Response> =>
  device.get(`/api/rooms/${room}/update?after=${after}`);

test('[D3, D2] who has no socket is told what a watcher is told on one, whatever seat he has', async () => {
  const table = await playingTable();
  await playOn(table, { turns: 2, most: 3 });
  const { seq } = await settled(table);
  const watcher = await (await Device.make()).connect(table.room);
  const [own] = table.devices;
  if (own === undefined) throw new Error('no device');
  for (const device of [new Device(), own]) {
    const all = await (await updateOf(device, table.room, 0)).json<UpdateMessage>();
    expect(all.steps).toEqual(watcher.now.steps);
    expect([all.room, all.game]).toEqual([watcher.now.room, watcher.now.game]);
    expect([all.seq, all.after, all.ack, all.game?.rack]).toEqual([seq, watcher.now.after, null, []]);
    const rest = await (await updateOf(device, table.room, seq - 1)).json<UpdateMessage>();
    expect([rest.after, rest.steps.map((step) => step.seq)]).toEqual([seq - 1, [seq]]);
    expect((await (await updateOf(device, table.room, seq)).json<UpdateMessage>()).steps).toEqual([]);
    expect((await (await updateOf(device, table.room, 999)).json<UpdateMessage>()).after).toBe(0);
  }
});

test('[D3] an answer is given again for two seconds without waking the room, and then is a new one', async () => {
  const table = await playingTable();
  const { seq } = await settled(table);
  const watch = vi.spyOn(Room.prototype, 'watch');
  for (let n = 0; n < 50; n++) {
    const answer = await updateOf(new Device(), table.room, seq);
    expect((await answer.json<UpdateMessage>()).seq).toBe(seq);
  }
  expect(watch).toHaveBeenCalledTimes(1);
  await table.players[0]?.does({ type: 'rename', name: 'New' });
  vi.setSystemTime(Date.now() + 1_999);
  expect((await (await updateOf(new Device(), table.room, seq)).json<UpdateMessage>()).seq).toBe(seq);
  vi.setSystemTime(Date.now() + 1);
  expect((await (await updateOf(new Device(), table.room, seq)).json<UpdateMessage>()).seq).toBe(seq + 1);
  expect(watch).toHaveBeenCalledTimes(2);
});

test('[D3, I5] of a private room nothing that a member was told is given to another', async () => {
  const { host, room } = await privateRoom();
  const guest = await guestOf(host, room);
  const told = await (await updateOf(guest, room, 0)).json<UpdateMessage>();
  expect(told.room).toMatchObject({ private: true, invites: null, seats: [{ name: 'Ida' }, { name: null }] });
  for (const device of [new Device(), await Device.make()]) {
    expect(await why(updateOf(device, room, 0))).toEqual([403, 'room/private']);
  }
  expect((await updateOf(guest, room, 0)).status).toBe(200);
});

test.each(['', '-1', '1.5', 'x', '1&tab=2', '0&after=5', '5&after=5'])(
  '[H2] %j is no step',
  async (after) => {
    const device = await Device.make();
    const room = await device.makeRoom();
    expect(await why(updateOf(device, room, after))).toEqual([422, 'http/bad-shape']);
  },
);

test('[D3] twenty watch from one address over sockets; its players, and others, get in', async () => {
  const table = await playingTable();
  const from = (device: Device, address: string): Promise<Response> =>
    device.upgrade(table.room, {}, { 'CF-Connecting-IP': address });
  const closed = ({ webSocket }: Response): Promise<number> => {
    const code = new Promise<number>((resolve) => {
      webSocket?.addEventListener('close', (event) => resolve(event.code));
      webSocket?.addEventListener('message', () => resolve(0));
    });
    webSocket?.accept();
    return code;
  };
  for (let n = 0; n < 20; n++) expect(await closed(await from(new Device(), '192.0.2.1'))).toBe(0);
  expect(await closed(await from(new Device(), '192.0.2.1'))).toBe(4413);
  expect(await closed(await from(new Device(), '192.0.2.2'))).toBe(0);
  expect(await closed(await from(new Device(), ''))).toBe(0);
  const [own] = table.devices;
  expect(own && (await closed(await from(own, '192.0.2.1')))).toBe(0);
});

test('[H4] the platform counts the rooms of an address by the minute too', async () => {
  const device = await Device.make();
  let made = 0;
  let refused: Response | null = null;
  while (refused === null && made <= 40) {
    const wish = { key: made.toString(16).padStart(32, '0'), preset: 'casual', seats: 2, name: '' };
    const answer = await device.post('/api/rooms', wish, { 'CF-Connecting-IP': '192.0.2.20' });
    if (answer.status === 201) made++;
    else refused = answer;
  }
  // A minute may have begun anew meanwhile.
  expect(made).toBeGreaterThanOrEqual(20);
  expect(refused?.headers.get('Retry-After')).toBe('60');
  expect(refused && (await why(refused))).toEqual([429, 'http/too-many']);
});
