import {
  evictDurableObject,
  listDurableObjectIds,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import { newest, playOn, settled } from '../support/play-on.ts';
import { playingTable, stubOf, type Table } from '../support/table.ts';

fixChance(2);

const DAY = 24 * 60 * 60 * 1000;
const WINDOW = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

const alarmOf = (table: Pick<Table, 'stub'>) =>
  runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm());

/** A game whose last play waits for the other seat's answer. */
async function waiting(): Promise<Table & { asked: number }> {
  const table = await playingTable();
  while (newest(table).game?.phase === 'playing') await playOn(table, { turns: 1 });
  return { ...table, asked: newest(table).game?.wait?.answers[0]?.seat ?? 0 };
}

test('[D6] an alarm ends the wait for a last play’s answer after the object was put away', async () => {
  const table = await waiting();
  const last = seq(newest(table).seq + 1);
  expect(await alarmOf(table)).toBe(Date.now() + WINDOW);
  await evictDurableObject(table.stub);
  pass(WINDOW);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  for (const player of table.players) {
    const { game, room } = await player.reach(last);
    expect(game?.phase).toBe('over');
    expect(room.seed).not.toBeNull();
  }
});

test('[D6] an alarm that comes twice, or too early, changes nothing', async () => {
  const table = await waiting();
  const last = newest(table).seq;
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  expect(await alarmOf(table)).toBe(Date.now() + WINDOW);
  pass(WINDOW);
  for (let n = 0; n < 3; n++) expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  const fresh = await table.devices[0]?.connect(table.room);
  expect(fresh?.seq).toBe(last + 1);
});

test('[D6] an alarm that never came is made up for when the room next wakes', async () => {
  const table = await waiting();
  const last = newest(table).seq;
  await evictDurableObject(table.stub, { webSockets: 'close' });
  pass(WINDOW + 61_000);
  const fresh = await table.devices[0]?.connect(table.room);
  expect(fresh?.seq).toBe(last + 1);
  expect(fresh?.now.game?.phase).toBe('over');
});

test('[D6] an alarm that the platform has given up on is set again when the room next wakes', async () => {
  const table = await playingTable();
  await runInDurableObject(table.stub, (_, { storage }) => storage.deleteAlarm());
  await evictDurableObject(table.stub);
  expect(await alarmOf(table)).toBe(Date.now() + 30 * DAY);
});

test('[D6] an alarm that was lost is set again by the first message behind its time, without another waking', async () => {
  const ruleset = { ...PRESETS.classic, clock: { kind: 'turn', perTurn: 90_000 } };
  const table = await playingTable({ ruleset: structuredClone(ruleset) as never });
  await runInDurableObject(table.stub, (_, { storage }) => storage.deleteAlarm());
  const [player] = table.players;
  const last = newest(table).seq;
  pass(90_000);
  player?.send({ type: 'due' });
  await player?.reach(seq(last + 1));
  expect(await alarmOf(table)).toBe(Date.now() + 90_000);
});

test('[C4] the time of who is asked stops with their last socket, and runs on when they are back', async () => {
  const table = await waiting();
  const last = newest(table).seq;
  const asked = table.players[table.asked];
  const other = table.players[1 - table.asked];
  pass(10_000);
  asked?.socket.close(1000);
  const gone = await other?.reach(seq(last + 1));
  expect(gone?.game?.wait?.answers).toEqual([{ seat: table.asked, left: 20_000, since: null }]);
  pass(DAY / 2);
  const back = await table.devices[table.asked]?.connect(table.room);
  await back?.reach(seq(last + 2));
  expect(back?.now.game?.wait?.answers).toEqual([{ seat: table.asked, left: 20_000, since: Date.now() }]);
});

test('[D5] a seat whose socket has been silent for 90 seconds is away', async () => {
  const table = await playingTable();
  const watching = await Device.make();
  pass(89_000);
  expect((await watching.connect(table.room)).now.presence.seats).toEqual(['here', 'here']);
  pass(1_000);
  table.players[0]?.send({ type: 'due' });
  const fresh = await watching.connect(table.room);
  expect(fresh.now.presence.seats).toEqual(['here', 'gone']);
});

test('[D5] of a socket that only fell silent the others are told with the next update', async () => {
  const table = await playingTable();
  const [first, second] = table.players;
  pass(91_000);
  const told = await first?.does({ type: 'rename', name: 'Still here' });
  expect(told?.presence.seats).toEqual(['here', 'gone']);
  expect(second?.socket.readyState).toBe(WebSocket.OPEN);
});

test('[D7] an unstarted room is deleted after seven days, and nothing of it comes back', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  const stub = stubOf(room);
  const player = await device.connect(room);
  await evictDurableObject(stub);
  pass(7 * DAY);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  expect(await player.closed).toEqual({ code: 4410, reason: 'gone' });
  for (const request of [
    device.get(`/api/rooms/${room}`),
    device.sit(room, { name: 'Ada' }),
    device.get(`/api/rooms/${room}/games/1/record`),
  ]) {
    const answer = await request;
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: 'room/gone' });
  }
  const { webSocket } = await device.upgrade(room);
  const closed = new Promise<number>((resolve) =>
    webSocket?.addEventListener('close', ({ code }) => resolve(code)),
  );
  webSocket?.accept();
  expect(await closed).toBe(4410);
  const tables = await runInDurableObject(stub, (_, { storage }) =>
    storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'").toArray(),
  );
  expect(tables).toEqual([]);
  expect(await runDurableObjectAlarm(stub)).toBe(false);
});

test('[D7] a finished game is kept 30 days: the alarm of the first week finds nothing to do', async () => {
  const table = await waiting();
  await playOn(table);
  pass(7 * DAY);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  expect((await table.devices[0]?.get(`/api/rooms/${table.room}/games/1/record`))?.status).toBe(200);
  pass(23 * DAY);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  expect((await table.devices[0]?.get(`/api/rooms/${table.room}/games/1/record`))?.status).toBe(410);
  expect(await listDurableObjectIds(env.ROOM)).not.toHaveLength(0);
});

test('[D7, E7] a game that nobody plays on ends after 30 days, and its room is deleted 30 days later', async () => {
  const table = await playingTable();
  const gone = Promise.all(table.players.map((player) => player.closed));
  const last = (await settled(table)).seq;
  pass(30 * DAY);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  for (const player of table.players) {
    expect((await player.reach(seq(last + 1))).game?.result?.reason).toBe('abandoned');
  }
  expect(await alarmOf(table)).toBe(Date.now() + 30 * DAY);
  pass(30 * DAY - 1);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  expect((await table.devices[0]?.get(`/api/rooms/${table.room}/games/1/record`))?.status).toBe(200);
  pass(1);
  expect(await runDurableObjectAlarm(table.stub)).toBe(true);
  expect(await gone).toEqual(table.players.map(() => ({ code: 4410, reason: 'gone' })));
  expect(await runDurableObjectAlarm(table.stub)).toBe(false);
});

test('[D7] a room whose time is over is not made again by any POST, also after it was put away', async () => {
  const device = await Device.make();
  const wish = { key: hex(16), preset: 'casual', seats: 2, name: '' };
  const { id } = await (await device.post('/api/rooms', wish)).json<{ id: string }>();
  const stub = stubOf(id);
  await device.sit(id, { name: 'Ada' });
  pass(7 * DAY);
  expect(await runDurableObjectAlarm(stub)).toBe(true);
  const errors = vi.spyOn(console, 'error');
  for (let n = 0; n < 2; n++) {
    const answers = [
      await device.post('/api/rooms', wish),
      await device.sit(id, { name: 'Ada' }),
      await device.post(`/api/rooms/${id}/invites`, { token: hex(16) }),
      await device.post(`/api/rooms/${id}/moves/new`),
      await device.get(`/api/rooms/${id}/update?after=0`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410, 410]);
    expect(await alarmOf({ stub })).toBeNull();
    expect(await runDurableObjectAlarm(stub)).toBe(false);
    await evictDurableObject(stub);
  }
  expect(errors).not.toHaveBeenCalled();
});

test('[D7] what a socket says, and its going, do nothing to a room that is deleted meanwhile', async () => {
  const table = await playingTable({ preset: 'casual' });
  await table.players[0]?.does({ type: 'resign', game: 1 });
  const errors = vi.spyOn(console, 'error');
  pass(30 * DAY);
  const gone = Promise.all(table.players.map((player) => player.closed));
  for (const player of table.players) player.send({ type: 'away', away: true });
  const alarm = runDurableObjectAlarm(table.stub);
  for (const player of table.players) player.send({ type: 'due' });
  await alarm;
  await gone;
  for (const player of table.players) player.socket.close(1000);
  expect((await table.devices[0]?.get(`/api/rooms/${table.room}`))?.status).toBe(410);
  expect(await alarmOf(table)).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});
