import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import { verifyRecord } from '../../../engine/verify/verify-record.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import { mover, playOn, settled, someTurn } from '../support/play-on.ts';
import { closeCode, privateRoom, why } from '../support/private-room.ts';
import { giveNonces, playingTable, seatedTable, stubOf, type Table } from '../support/table.ts';

fixChance(31);

const MINUTE = 60_000;
const NOT_VALID = [403, 'link/not-valid'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** The token with which a device offers its seat. */
async function offer(device: Device | undefined, room: string): Promise<string> {
  const answer = await device?.post(`/api/rooms/${room}/moves/new`);
  if (answer?.status !== 200) throw new Error(await answer?.text());
  const { token, until } = await answer.json<{ token: string; until: number }>();
  expect(until).toBe(Date.now() + 10 * MINUTE);
  return token;
}

const take = (device: Device, room: string, token: string): Promise<Response> =>
  device.post(`/api/rooms/${room}/moves`, { token });

const look = (device: Device, room: string, token: string): Promise<Response> =>
  device.post(`/api/rooms/${room}/moves/look`, { token });

/** The first seat on a new device: the table as it is then, and what the old device is. */
async function moved(table: Table) {
  const [old, ...others] = table.devices;
  const phone = await Device.make();
  expect((await take(phone, table.room, await offer(old, table.room))).status).toBe(200);
  const player = await phone.connect(table.room);
  return {
    table: { ...table, devices: [phone, ...others], players: [player, ...table.players.slice(1)] },
    phone,
    player,
    before: table.players[0],
  };
}

test('[I7, D2] in the middle of a game the seat and its secrets are the new device’s, and the old one watches', async () => {
  const table = await playingTable();
  await playOn(table, { turns: 2, most: 3 });
  const [first] = table.players;
  const rack = first?.now.game?.rack;
  const phone = await Device.make();
  const watching = await phone.connect(table.room);
  const token = await offer(table.devices[0], table.room);
  expect(await (await look(phone, table.room, token)).json()).toEqual({ seat: 0, name: 'Player 1' });
  expect((await take(phone, table.room, token)).status).toBe(200);

  const { seq } = (await phone.connect(table.room)).now;
  const told = await watching.reach(seq);
  expect([told.room.you, told.game?.rack]).toEqual([0, rack]);
  const left = await first?.reach(seq);
  expect([left?.room.you, left?.game?.rack]).toEqual([null, []]);
  expect(left?.steps.at(-1)?.events).toEqual([{ type: 'seatMoved', seat: 0 }]);
  expect(await first?.refused({ type: 'resign', game: 1 })).toBe('room/not-seated');
  expect((await watching.does({ type: 'rename', name: 'On the phone' })).room.seats[0]?.name).toBe(
    'On the phone',
  );
});

test('[I7, D2, D8] what is drawn after the move goes to the new device only, and the record holds', async () => {
  const { table, before } = await moved(await playingTable());
  const from = before?.frames.length ?? 0;
  await playOn(table, { most: 4 });
  const last = (await settled(table)).seq;
  await before?.reach(last);
  for (const frame of before?.frames.slice(from) ?? []) {
    const { game, steps, room } = JSON.parse(frame);
    if (room?.phase !== 'playing') continue;
    expect(game.rack).toEqual([]);
    for (const step of steps) {
      for (const event of step.events)
        expect([event.drawn ?? null, event.returned ?? null]).toEqual([null, null]);
    }
  }
  const answer = await table.devices[0]?.get(`/api/rooms/${table.room}/games/1/record`);
  const record = await answer?.json<GameRecord>();
  if (record === undefined) throw new Error('no record');
  expect(verifyRecord(record)).toMatchObject({ ok: true });
});

test('[I7] before the game the seat, the host’s rights and what is still to be sent go along', async () => {
  const { table, player, before } = await moved(await seatedTable({ seats: 3 }));
  expect(player.now.room).toMatchObject({ you: 0, host: 0 });
  expect(await before?.refused({ type: 'start' })).toBe('room/not-seated');
  expect(await before?.refused({ type: 'nonce', game: 1, nonce: hex(16) })).toBe('room/not-seated');
  await giveNonces(table);
  expect((await settled(table)).room.phase).toBe('playing');
});

test('[I7, R6] after the game the new device asks for the rematch, and plays it', async () => {
  const over = await playingTable({ preset: 'casual' });
  await over.players[0]?.does({ type: 'resign', game: 1 });
  await settled(over);
  const { table, before } = await moved(over);
  expect(await before?.refused({ type: 'rematch', game: 1 })).toBe('room/not-seated');
  for (const player of table.players) await player.does({ type: 'rematch', game: 1 });
  await settled(table);
  await giveNonces(table);
  expect((await settled(table)).room).toMatchObject({ phase: 'playing', game: 2 });
});

test('[I7, R3] a seat that a computer plays moves too, and is taken back on the new device', async () => {
  const started = await playingTable({ preset: 'casual' });
  const waiting = started.players.find((player) => player !== mover(started));
  const gone = started.players.indexOf(mover(started));
  started.players[gone]?.socket.close(1000);
  await waiting?.next((message) => message.type === 'presence' && message.presence.seats[gone] === 'gone');
  pass(6 * MINUTE);
  const bot = await waiting?.does({ type: 'ask', game: 1, want: { kind: 'bot', against: seat(gone) } });
  expect(bot?.room.seats[gone]?.bot).toBe('expert');
  const phone = await Device.make();
  const token = await offer(started.devices[gone], started.room);
  expect((await take(phone, started.room, token)).status).toBe(200);
  const player = await phone.connect(started.room);
  expect(player.now.room.seats[gone]?.bot).toBe('expert');
  const back = await player.does({ type: 'takeBack', game: 1 });
  expect([back.room.you, back.room.seats[gone]?.bot]).toEqual([gone, null]);
});

test('[I7] a link is good once and for ten minutes; the device that used it may send it again', async () => {
  const table = await seatedTable();
  const [own] = table.devices;
  const first = await offer(own, table.room);
  const phone = await Device.make();
  for (let n = 0; n < 3; n++) expect((await take(phone, table.room, first)).status).toBe(200);
  expect(await why(take(await Device.make(), table.room, first))).toEqual(NOT_VALID);
  expect(await why(look(await Device.make(), table.room, first))).toEqual(NOT_VALID);
  const late = await offer(phone, table.room);
  pass(10 * MINUTE);
  expect(await why(take(await Device.make(), table.room, late))).toEqual(NOT_VALID);
  // It has no seat any more: what it could do once it cannot do again.
  const back = await offer(phone, table.room);
  expect((await take(own ?? phone, table.room, back)).status).toBe(200);
  expect(await why(take(phone, table.room, first))).toEqual(NOT_VALID);
});

test('[I7] one link of a seat is open at a time: a new one ends the last; those of other seats stay', async () => {
  const table = await seatedTable();
  const [a, b] = table.devices;
  const first = await offer(a, table.room);
  const others = await offer(b, table.room);
  const second = await offer(a, table.room);
  expect(await why(take(await Device.make(), table.room, first))).toEqual(NOT_VALID);
  expect((await take(await Device.make(), table.room, others)).status).toBe(200);
  expect((await take(await Device.make(), table.room, second)).status).toBe(200);
});

test('[I7] a device that has a seat in the room takes over no other', async () => {
  const table = await seatedTable();
  const [a, b] = table.devices;
  const token = await offer(a, table.room);
  for (const device of [a, b]) {
    expect(await why(take(device ?? (await Device.make()), table.room, token))).toEqual([409, 'link/seated']);
    expect(await why(look(device ?? (await Device.make()), table.room, token))).toEqual([409, 'link/seated']);
  }
  expect((await take(await Device.make(), table.room, token)).status).toBe(200);
});

test('[I7] a link of a seat that was left is of no use, also when its player sits down again', async () => {
  const table = await seatedTable();
  const token = await offer(table.devices[1], table.room);
  await table.players[1]?.does({ type: 'leave' });
  expect(await why(take(await Device.make(), table.room, token))).toEqual(NOT_VALID);
  await table.devices[1]?.sit(table.room, { name: 'Again' });
  expect(await why(take(await Device.make(), table.room, token))).toEqual(NOT_VALID);
});

test('[I7] a link follows its seat to another place', async () => {
  const table = await seatedTable();
  const token = await offer(table.devices[1], table.room);
  await table.players[0]?.does({ type: 'swap', a: seat(0), b: seat(1) });
  const phone = await Device.make();
  expect((await take(phone, table.room, token)).status).toBe(200);
  const { room } = (await phone.connect(table.room)).now;
  expect([room.you, room.seats[0]?.name]).toEqual([0, 'Player 2']);
});

test('[I7] nobody offers a seat without one, and tokens that are made up, for invites or from elsewhere open none', async () => {
  const { host, room } = await privateRoom();
  const other = await seatedTable();
  const elsewhere = await offer(other.devices[0], other.room);
  const made = await (await host.post(`/api/rooms/${room}/invites/new`)).json<{ token: string }>();
  const stranger = await Device.make();
  expect(await why(stranger.post(`/api/rooms/${other.room}/moves/new`))).toEqual([403, 'room/not-seated']);
  expect(await why(stranger.post(`/api/rooms/${room}/moves/new`))).toEqual([403, 'room/private']);
  expect(await why(new Device().post(`/api/rooms/${room}/moves/new`))).toEqual([401, 'session/missing']);
  for (const token of [elsewhere, made.token, hex(16), '']) {
    expect(await why(take(stranger, room, token))).toEqual(NOT_VALID);
  }
  const own = await offer(host, room);
  expect(await why(stranger.post(`/api/rooms/${room}/invites`, { token: own }))).toEqual(NOT_VALID);
});

test('[I7, I6] guesses at seats and at invites are counted together', async () => {
  const table = await seatedTable();
  const device = await Device.make();
  for (let n = 0; n < 5; n++) {
    expect(await why(take(device, table.room, hex(16)))).toEqual(NOT_VALID);
    expect(await why(look(device, table.room, hex(16)))).toEqual(NOT_VALID);
  }
  expect(await why(take(device, table.room, hex(16)))).toEqual([429, 'http/too-many']);
});

test('[I7, I5] into a private room the link lets the new device in; the old one stays in', async () => {
  const { host, room } = await privateRoom();
  const phone = await Device.make();
  const token = await offer(host, room);
  expect(await closeCode(phone, room)).toBe(4403);
  expect(await (await look(phone, room, token)).json()).toEqual({ seat: 0, name: 'Ida' });
  expect((await phone.get(`/api/rooms/${room}`)).status).toBe(403);
  expect((await take(phone, room, token)).status).toBe(200);
  expect((await phone.connect(room)).now.room).toMatchObject({ you: 0, host: 0, invites: [] });
  expect((await host.connect(room)).now.room).toMatchObject({ you: null, invites: null });
});

test('[I7, I2, D1] a link survives an eviction, its token is stored nowhere, and the move lasts', async () => {
  const table = await playingTable();
  const stub = stubOf(table.room);
  const token = await offer(table.devices[0], table.room);
  await evictDurableObject(stub);
  const rows = await runInDurableObject(stub, (_, { storage }) =>
    JSON.stringify([
      storage.sql.exec('SELECT * FROM steps').toArray(),
      storage.sql.exec('SELECT * FROM snapshot').toArray(),
    ]),
  );
  expect(rows).not.toContain(token);
  const phone = await Device.make();
  expect((await take(phone, table.room, token)).status).toBe(200);
  await evictDurableObject(stub, { webSockets: 'close' });
  expect((await take(phone, table.room, token)).status).toBe(200);
  const player = await phone.connect(table.room);
  expect([player.now.room.you, player.now.game?.rack.length]).toEqual([0, 7]);
  expect((await table.devices[0]?.connect(table.room))?.now.room.you).toBeNull();
});

test('[I7, D3] the old device’s tabs count as watchers, and its turn is the new one’s', async () => {
  const { table, player } = await moved(await playingTable());
  expect((await settled(table)).presence).toMatchObject({ seats: ['here', 'here'], watchers: 1 });
  if (mover(table) !== player) await mover(table).does(someTurn(mover(table).now, 2));
  await settled(table);
  expect((await player.does({ type: 'pass' })).ack).not.toBeNull();
});

test('[I7, D12] a player offers the seat 20 times a game, and uses up nobody else’s offers', async () => {
  const table = await playingTable({ preset: 'casual' });
  const [one, two] = table.devices;
  const refused = () => why(one?.post(`/api/rooms/${table.room}/moves/new`) ?? Promise.reject(new Error()));
  for (let n = 0; n < 20; n++) await offer(one, table.room);
  expect(await refused()).toEqual([409, 'room/too-many-changes']);
  const token = await offer(two, table.room);
  // It is the player who has made them, on whichever device: here the other one, who has made one.
  const phone = await Device.make();
  expect((await take(phone, table.room, token)).status).toBe(200);
  for (let n = 1; n < 20; n++) await offer(phone, table.room);
  expect(await why(phone.post(`/api/rooms/${table.room}/moves/new`))).toEqual([409, 'room/too-many-changes']);
  const player = await phone.connect(table.room);
  const next = { ...table, devices: table.devices.with(1, phone), players: table.players.with(1, player) };
  await next.players[0]?.does({ type: 'resign', game: 1 });
  await settled(next);
  expect(await refused()).toEqual([409, 'room/too-many-changes']);
  for (const each of next.players) await each.does({ type: 'rematch', game: 1 });
  await offer(one, table.room);
  await offer(phone, table.room);
});
