import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import type { Room } from '../../../worker/room/room.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest } from '../support/play-on.ts';
import type { Wish } from '../support/player.ts';
import { playingTable, type Table } from '../support/table.ts';

fixChance(33);

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

const absences = (stub: DurableObjectStub<Room>) =>
  runInDurableObject(stub, (_, { storage }) =>
    storage.sql.exec('SELECT seat, since FROM absences ORDER BY seat').toArray(),
  );

/** The player on turn, whose place it is, and the other. */
function atTable(table: Table) {
  const turn = newest(table).game?.toMove ?? 0;
  const [mover, other] = [table.players[turn], table.players[1 - turn]];
  if (mover === undefined || other === undefined) throw new Error('no players');
  return { turn, mover, other, device: table.devices[turn] };
}

const end = (against: number): Wish => ({
  type: 'ask',
  game: 1,
  want: { kind: 'end', against: seat(against) },
});

test('[R3] who goes on their turn is gone from then on, for all to see, and over an eviction too', async () => {
  const table = await playingTable();
  const { turn, mover, other } = atTable(table);
  const since = Date.now();
  mover.socket.close(1000, 'bye');
  const told = await other.next((message) => message.type === 'presence');
  expect(told).toMatchObject({ presence: { absentSince: since } });
  expect(await absences(table.stub)).toEqual([{ seat: turn, since }]);

  wait(4 * MINUTE);
  expect(await other.refused(end(turn))).toBe('claim/too-early');
  await evictDurableObject(table.stub, { webSockets: 'hibernate' });
  wait(MINUTE);
  const ended = await other.does(end(turn));
  expect(ended.game?.result).toMatchObject({ reason: 'absence', standings: [{ place: null }, {}] });
});

test('[R3] an absence that cannot be written is told all the same, and written with the next message', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table = await playingTable();
  const { turn, mover, other } = atTable(table);
  const disk = (statement: string) =>
    runInDurableObject(table.stub, (_, { storage }) => void storage.sql.exec(statement));
  await disk("CREATE TRIGGER full BEFORE INSERT ON absences BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  const since = Date.now();
  mover.socket.close(1000, 'bye');
  const told = await other.next((message) => message.type === 'presence');
  expect(told).toMatchObject({ presence: { absentSince: since } });
  expect([await absences(table.stub), lines.mock.calls.length]).toEqual([[], 1]);
  await disk('DROP TRIGGER full');
  other.send({ type: 'sync', after: 0 });
  await other.next((message) => message.type === 'update');
  expect(await absences(table.stub)).toEqual([{ seat: turn, since }]);
});

test('[R3] who is back in time has never been gone', async () => {
  const table = await playingTable();
  const { turn, mover, other, device } = atTable(table);
  mover.socket.close(1000, 'bye');
  await other.next((message) => message.type === 'presence');
  wait(MINUTE);
  const back = await device?.connect(table.room);
  expect(back?.now.presence).toMatchObject({ seats: ['here', 'here'], absentSince: null });
  expect(await absences(table.stub)).toEqual([]);
  expect(await other.refused(end(turn))).toBe('claim/not-gone');
});

test('[R3, D5] who falls silent is gone 90 seconds later, which counts from there', async () => {
  const table = await playingTable();
  const { turn, other } = atTable(table);
  const heard = Date.now();
  wait(10 * MINUTE);
  // Of the two silent ones the one that speaks is here again.
  const { presence } = await other.does({ type: 'rename', name: 'Still here' });
  expect(presence.absentSince).toBe(heard + 90_000);
  expect(await absences(table.stub)).toEqual([{ seat: turn, since: heard + 90_000 }]);
  expect((await other.does(end(turn))).game?.result?.reason).toBe('absence');
});

test('[R3] when the runtime was killed all are gone from when it woke, not from when they were last seen', async () => {
  const table = await playingTable();
  const { turn, device } = atTable(table);
  const other = table.devices[1 - turn];
  await evictDurableObject(table.stub, { webSockets: 'close' });
  wait(24 * 60 * MINUTE);
  const woke = Date.now();
  const back = await other?.connect(table.room);
  expect(back?.now.presence.absentSince).toBe(woke);
  expect(await back?.refused(end(turn))).toBe('claim/too-early');
  expect((await device?.connect(table.room))?.now.presence.absentSince).toBeNull();
});

test('[D5] a page that is not looked at is away, one of several that is looked at is enough to be here', async () => {
  const table = await playingTable();
  const { turn, mover, other, device } = atTable(table);
  mover.send({ type: 'away', away: true });
  const told = await other.next((message) => message.type === 'presence');
  expect(told.type === 'presence' && told.presence.seats[turn]).toBe('away');
  expect(told).toMatchObject({ presence: { absentSince: null } });
  const second = await device?.connect(table.room);
  expect(second?.now.presence.seats[turn]).toBe('here');
  await evictDurableObject(table.stub, { webSockets: 'hibernate' });
  second?.send({ type: 'away', away: true });
  const both = await other.next(
    (message) => message.type === 'presence' && message.presence.seats[turn] === 'away',
  );
  expect(both).toBeDefined();
  mover.send({ type: 'away', away: false });
  await other.next((message) => message.type === 'presence' && message.presence.seats[turn] === 'here');
});

test('[R3, D9] nothing is written of who comes and goes before and after the game', async () => {
  const table = await playingTable();
  await table.players[0]?.does({ type: 'resign', game: 1 });
  await table.players[1]?.next((message) => message.type === 'update' && message.game?.phase === 'over');
  table.players[0]?.socket.close(1000, 'bye');
  await table.players[1]?.next((message) => message.type === 'presence');
  expect(await absences(table.stub)).toEqual([]);
});
