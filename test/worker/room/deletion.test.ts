import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { withBots } from '../support/bot-room.ts';
import { CoreRoom } from '../support/core-room.ts';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';
import { settled } from '../support/play-on.ts';
import { closeCode, why } from '../support/private-room.ts';
import { playingTable, seatedTable, stubOf, type Table } from '../support/table.ts';

const DELETE = { kind: 'delete' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A game that is over. */
async function over(seats = 2): Promise<Table> {
  const table = await playingTable({ preset: 'casual', seats });
  for (let at = 0; at < seats - 1; at++) await table.players[at]?.does({ type: 'resign', game: 1 });
  await settled(table);
  return table;
}

/** The room answers as one that is deleted, and nothing of it is left. */
async function isDeleted({ room, stub, devices }: Pick<Table, 'room' | 'stub' | 'devices'>): Promise<void> {
  const device = devices[0] ?? (await Device.make());
  for (const answer of [
    device.get(`/api/rooms/${room}`),
    device.get(`/api/rooms/${room}/games/1/record`),
    device.sit(room, { name: 'Ida' }),
    device.post(`/api/rooms/${room}/invites/new`),
    device.post(`/api/rooms/${room}/moves`, { token: hex(16) }),
  ]) {
    expect(await why(answer)).toEqual([410, 'room/gone']);
  }
  expect(await closeCode(device, room)).toBe(4410);
  const left = await runInDurableObject(stub, async (_, { storage }) => [
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'").toArray(),
    await storage.getAlarm(),
  ]);
  expect(left).toEqual([[], null]);
  expect(await runDurableObjectAlarm(stub)).toBe(false);
}

test('[R7, D7] after a game the room is deleted when all with a seat agree: everybody is told, then sent away', async () => {
  const table = await over(3);
  const watcher = await (await Device.make()).connect(table.room);
  const [a, b, c] = table.players;
  const asked = await a?.does({ type: 'ask', game: 1, want: DELETE });
  expect(asked?.room.request).toEqual({ request: 1, by: 0, want: DELETE, agreed: [0], until: null });
  await b?.does({ type: 'answer', request: 1, agree: true });
  const last = await c?.does({ type: 'answer', request: 1, agree: true });
  expect(last?.steps.at(-1)?.events).toEqual([
    { type: 'requestAgreed', request: 1, seat: 2 },
    { type: 'requestClosed', request: 1, outcome: 'agreed', by: 2 },
    { type: 'roomDeleted', by: 0 },
  ]);
  for (const player of [...table.players, watcher]) {
    expect(await player.closed).toEqual({ code: 4410, reason: 'gone' });
    expect(player.now.seq).toBe(last?.seq);
  }
  await isDeleted(table);
  await evictDurableObject(table.stub);
  await isDeleted(table);
});

test('[R7, D7] a deleted room is not made again by the wish that made it, nor by another', async () => {
  const device = await Device.make();
  const wish = { key: hex(16), preset: 'casual', seats: 2, name: '' };
  const { id } = await (await device.post('/api/rooms', wish)).json<{ id: string }>();
  await device.sit(id, { name: 'Ida' });
  const player = await device.connect(id);
  await player.does({ type: 'ask', game: 1, want: DELETE });
  expect((await player.closed).code).toBe(4410);
  const stub = stubOf(id);
  for (let n = 0; n < 2; n++) {
    expect(await why(device.post('/api/rooms', wish))).toEqual([410, 'room/gone']);
    expect(await why(device.post('/api/rooms', { ...wish, seats: 3 }))).toEqual([410, 'room/gone']);
    await isDeleted({ room: id, stub, devices: [device] });
    await evictDurableObject(stub);
  }
});

test('[R7] before a game who sits there alone deletes it at once; two must agree', async () => {
  const table = await seatedTable();
  const [a, b] = table.players;
  await a?.does({ type: 'ask', game: 1, want: DELETE });
  expect((await settled(table)).room.request).toMatchObject({ want: DELETE, agreed: [0] });
  expect((await b?.does({ type: 'answer', request: 1, agree: false }))?.room.request).toBeNull();
  await b?.does({ type: 'leave' });
  await settled(table);
  await a?.does({ type: 'ask', game: 1, want: DELETE });
  expect((await b?.closed)?.code).toBe(4410);
  await isDeleted(table);
});

test('[R7] before the first game it takes whoever made the room, also by a seat that has moved', async () => {
  const [maker, stranger, phone] = [await Device.make(), await Device.make(), await Device.make()];
  const room = await maker.makeRoom();
  await stranger.sit(room, { name: 'Eve' });
  const first = await stranger.connect(room);
  expect(await first.refused({ type: 'ask', game: 1, want: DELETE })).toBe('delete/player-gone');
  await maker.sit(room, { name: 'Ida' });
  const { token } = await (await maker.post(`/api/rooms/${room}/moves/new`)).json<{ token: string }>();
  await phone.post(`/api/rooms/${room}/moves`, { token });
  const made = await phone.connect(room);
  const asked = await first.does({ type: 'ask', game: 1, want: DELETE });
  expect(asked.room.request).toMatchObject({ by: 0, agreed: [0] });
  await made.does({ type: 'answer', request: 1, agree: true });
  expect((await first.closed).code).toBe(4410);
});

test('[R7, D3] a watcher and who is not asked have no say', async () => {
  const table = await over();
  const watcher = await (await Device.make()).connect(table.room);
  expect(await watcher.refused({ type: 'ask', game: 1, want: DELETE })).toBe('room/not-seated');
  await table.players[0]?.does({ type: 'ask', game: 1, want: DELETE });
  expect(await watcher.refused({ type: 'answer', request: 1, agree: true })).toBe('room/not-seated');
  expect(
    (await table.players[0]?.does({ type: 'answer', request: 1, agree: true }))?.room.request,
  ).not.toBeNull();
  expect(await table.players[1]?.refused({ type: 'ask', game: 1, want: DELETE })).toBe('request/open');
});

test('[R7] the question stands for weeks, over an eviction, until it is answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const table = await over();
    await table.players[0]?.does({ type: 'ask', game: 1, want: DELETE });
    vi.setSystemTime(Date.now() + 20 * 24 * 60 * 60 * 1000);
    await evictDurableObject(table.stub, { webSockets: 'close' });
    await runDurableObjectAlarm(table.stub);
    const back = await table.devices[1]?.connect(table.room);
    expect(back?.now.room.request).toMatchObject({ request: 1, want: DELETE, until: null });
    await back?.does({ type: 'answer', request: 1, agree: true });
    await isDeleted(table);
  } finally {
    vi.useRealTimers();
  }
});

test('[D7] a deletion that breaks off behind its beginning has left its mark: the wish does not make the room again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const device = await Device.make();
  const wish = { key: hex(16), preset: 'casual', seats: 2, name: '' };
  const { id } = await (await device.post('/api/rooms', wish)).json<{ id: string }>();
  await device.sit(id, { name: 'Ida' });
  const player = await device.connect(id);
  const stub = stubOf(id);
  await runInDurableObject(stub, (_, { storage }) => {
    vi.spyOn(Object.getPrototypeOf(storage), 'deleteAlarm').mockRejectedValueOnce(new Error('down'));
  });
  await player.does({ type: 'ask', game: 1, want: DELETE });
  expect((await player.closed).code).toBe(4410);
  await evictDurableObject(stub);
  expect(await why(device.post('/api/rooms', wish))).toEqual([410, 'room/gone']);
});

test('[R7, D7] a deletion that fails is made up for when the room next wakes; meanwhile it answers nobody', async () => {
  const table = await over();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await runInDurableObject(table.stub, (_, { storage }) => {
    vi.spyOn(Object.getPrototypeOf(storage), 'deleteAll').mockRejectedValueOnce(new Error('down'));
  });
  await table.players[0]?.does({ type: 'ask', game: 1, want: DELETE });
  await table.players[1]?.does({ type: 'answer', request: 1, agree: true });
  expect((await table.players[1]?.closed)?.code).toBe(4410);
  expect(await why(table.devices[0]?.get(`/api/rooms/${table.room}`) ?? Promise.reject(new Error()))).toEqual(
    [410, 'room/gone'],
  );
  await evictDurableObject(table.stub);
  await isDeleted(table);
});

test('[R7, A1] while a game is played it is not asked; what is asked before is void when one begins', () => {
  const core = new CoreRoom();
  core.sit('a');
  core.sit('b');
  core.say(0, { type: 'ask', game: 1, want: DELETE });
  expect(core.room.openRequest).toMatchObject({ want: DELETE, until: null });
  core.giveNonces();
  expect([core.room.play?.phase, core.room.openRequest]).toEqual(['playing', null]);
  expect(core.say(1, { type: 'answer', request: 1, agree: true }).refused).toEqual({
    code: 'request/closed',
  });
  expect(core.say(0, { type: 'ask', game: 1, want: DELETE }).refused).toEqual({ code: 'delete/game-runs' });
  expect(core.say(0, { type: 'ask', game: 2, want: DELETE }).refused).toEqual({
    code: 'room/other-game',
    game: 1,
  });
});

test('[R7] what was asked is void when somebody sits down or leaves', () => {
  const core = new CoreRoom(3);
  core.sit('a');
  core.sit('b');
  core.say(0, { type: 'ask', game: 1, want: DELETE });
  core.sit('c');
  expect(core.room.openRequest).toBeNull();
  core.say(0, { type: 'ask', game: 1, want: DELETE });
  expect(core.say(2, { type: 'leave' }).refused).toBeNull();
  expect(core.room.openRequest).toBeNull();
  expect(core.room.deleted).toBe(false);
});

test('[R7, R1] computer opponents have no say; the owner of a seat that one plays has', () => {
  const alone = new CoreRoom();
  alone.sit('a');
  alone.say(0, { type: 'addBot', seat: seat(1), level: 'expert' });
  expect(alone.say(0, { type: 'ask', game: 1, want: DELETE }).events).toEqual([
    { type: 'roomDeleted', by: 0 },
  ]);
  expect(alone.room.deleted).toBe(true);

  const core = CoreRoom.playing();
  const at = core.room.play?.toMove ?? seat(0);
  const other = 1 - at;
  core.wait(1);
  core.goneSince = core.goneSince.map((_, index) => (index === at ? core.now : null));
  core.wait(5 * 60_000);
  core.say(other, { type: 'ask', game: 1, want: { kind: 'bot', against: at } });
  expect(core.room.seats[at]?.bot).toBe('expert');
  core.say(other, { type: 'resign', game: 1 });
  core.say(other, { type: 'ask', game: 1, want: DELETE });
  expect(core.room.deleted).toBe(false);
  expect(core.say(at, { type: 'answer', request: core.room.requests, agree: true }).refused).toBeNull();
  expect(core.room.deleted).toBe(true);
});

test('[R7] a host who has freed the others’ seats after a game does not delete what they have played', () => {
  const core = CoreRoom.playing();
  core.say(1, { type: 'resign', game: 1 });
  for (const at of [0, 1]) core.say(at, { type: 'rematch', game: 1 });
  core.say(0, { type: 'free', seat: seat(1) });
  expect(core.say(0, { type: 'ask', game: 2, want: DELETE }).refused).toEqual({ code: 'delete/player-gone' });
  core.sit('stranger');
  expect(core.say(0, { type: 'ask', game: 2, want: DELETE }).refused).toEqual({ code: 'delete/player-gone' });
});

test('[R7] nor does a short game of his own with a computer give him what others have played', () => {
  const core = CoreRoom.playing();
  core.say(1, { type: 'resign', game: 1 });
  nextGame(core);
  core.say(0, { type: 'free', seat: seat(1) });
  core.say(0, { type: 'addBot', seat: seat(1), level: 'novice' });
  core.say(0, { type: 'nonce', game: 2, nonce: hex(16) });
  core.say(0, { type: 'resign', game: 2 });
  expect(core.room.play?.phase).toBe('over');
  expect(core.say(0, { type: 'ask', game: 2, want: DELETE }).refused).toEqual({ code: 'delete/player-gone' });
});

/** Game 1 is over and all have asked for the next. */
function nextGame(core: CoreRoom): void {
  for (const [at, holder] of core.room.seats.entries()) {
    if (holder?.bot === null) core.say(at, { type: 'rematch', game: 1 });
  }
  expect(core.room.game).toBe(2);
}

test('[R7, R1] a computer that played the last game and was sent away has no say', () => {
  const core = withBots(2);
  core.say(0, { type: 'resign', game: 1 });
  nextGame(core);
  core.say(0, { type: 'free', seat: seat(1) });
  expect(core.say(0, { type: 'ask', game: 2, want: DELETE }).events).toEqual([
    { type: 'roomDeleted', by: 0 },
  ]);
});

test('[R7] who left behind a game and sits down again with the same device has the say again', () => {
  const core = CoreRoom.playing();
  core.say(1, { type: 'resign', game: 1 });
  nextGame(core);
  core.say(1, { type: 'leave' });
  expect(core.say(0, { type: 'ask', game: 2, want: DELETE }).refused).toEqual({ code: 'delete/player-gone' });
  expect(core.sit('1')).toBe(1);
  core.say(0, { type: 'ask', game: 2, want: DELETE });
  core.say(1, { type: 'answer', request: 1, agree: true });
  expect(core.room.deleted).toBe(true);
});

test('[R7, I7] a seat that has moved keeps its say', async () => {
  const table = await over();
  const phone = await Device.make();
  const made = await table.devices[1]?.post(`/api/rooms/${table.room}/moves/new`);
  const { token } = (await made?.json<{ token: string }>()) ?? { token: '' };
  await phone.post(`/api/rooms/${table.room}/moves`, { token });
  const player = await phone.connect(table.room);
  await table.players[0]?.does({ type: 'ask', game: 1, want: DELETE });
  expect(await table.players[1]?.refused({ type: 'answer', request: 1, agree: true })).toBe(
    'room/not-seated',
  );
  await player.next((message) => message.type === 'update' && message.room.request !== null);
  await player.does({ type: 'answer', request: 1, agree: true });
  expect((await player.closed).code).toBe(4410);
});
