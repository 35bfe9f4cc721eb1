import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, test, vi } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';
import { newest, playOn } from '../support/play-on.ts';
import type { Player } from '../support/player.ts';
import { playingTable, seatedTable, stubOf, type Table } from '../support/table.ts';
import { asks, isRefused, reads, says, sets, talk } from '../support/talker.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const watcherOf = async (table: Table): Promise<Player> => (await Device.make()).connect(table.room);

const playersOf = ({ players }: Table): readonly [Player, Player] => {
  const [one, two] = players;
  if (!one || !two) throw new Error('two sit here');
  return [one, two];
};

/** From now on the clock stands, so many milliseconds ahead of now. */
const stopClock = (ahead = 0): void => {
  const now = Date.now() + ahead;
  vi.spyOn(Date, 'now').mockReturnValue(now);
};

test('[J2] what a player says is told to everybody, with the name of the seat', async () => {
  const table = await playingTable();
  const [one, two] = playersOf(table);
  const watcher = await watcherOf(table);
  const line = await says(one, '  good\nluck\u202e! ');
  expect(line).toMatchObject({ seat: 0, watcher: null, name: 'Player 1', text: 'good luck!', own: true });
  for (const other of [two, watcher]) {
    const told = await other.next(({ type }) => type === 'chat');
    expect(told).toEqual({
      type: 'chat',
      whole: false,
      ack: null,
      lines: [{ ...line, own: false, watchersOnly: false }],
    });
  }
});

test('[J2, I7] nor to a player by the device that the seat has moved away from', async () => {
  const table = await playingTable();
  const [one, two] = playersOf(table);
  const phone = await Device.make();
  const made = await table.devices[1]?.post(`/api/rooms/${table.room}/moves/new`);
  const { token } = (await made?.json<{ token: string }>()) ?? { token: '' };
  const watcher = await watcherOf(table);
  await says(watcher, 'QI fits at H8', 'Noor');
  expect((await phone.post(`/api/rooms/${table.room}/moves`, { token })).status).toBe(200);
  // The old device watches now.
  expect(await reads(two)).toEqual([]);
  await says(watcher, 'and ZA at A1', 'Noor');
  const own = await says(two, 'I am on my phone', 'Marek');
  expect(own).toMatchObject({ seat: null, watchersOnly: true, own: true });
  expect(await reads(two)).toEqual(['I am on my phone']);
  expect(await reads(one)).toEqual([]);
  expect(await reads(watcher)).toHaveLength(3);
});

test('[J2] what a watcher says while a game is played is told to watchers alone, then and later', async () => {
  const table = await playingTable();
  const [one, two] = playersOf(table);
  const [watcher, other] = [await watcherOf(table), await watcherOf(table)];
  const line = await says(watcher, 'QI fits at H8', 'Noor');
  expect(line).toMatchObject({ seat: null, name: 'Noor', watchersOnly: true, own: true });
  expect(line.watcher).toMatch(/^[0-9a-f]{12}$/);
  expect(await other.next(({ type }) => type === 'chat')).toMatchObject({
    lines: [{ text: 'QI fits at H8', own: false }],
  });
  expect(await reads(one)).toEqual([]);
  await playOn(table);
  expect(newest(table).room.phase).toBe('over');
  await says(watcher, 'well played', 'Noor');
  for (const player of [one, two]) {
    expect(await reads(player)).toEqual(['well played']);
    expect(player.frames.join()).not.toContain('QI fits');
  }
  expect(await reads(other)).toEqual(['QI fits at H8', 'well played']);
});

test('[J2] before the game players read what watchers say', async () => {
  const table = await seatedTable({ seats: 3 });
  const device = await Device.make();
  const watcher = await device.connect(table.room);
  await says(watcher, 'hello', 'Noor');
  const [one] = playersOf(table);
  expect(await reads(one)).toEqual(['hello']);
});

test('[J2] a watcher goes by a name of his own, by nobody else’s, or by none', async () => {
  const table = await seatedTable();
  const [watcher, other] = [await watcherOf(table), await watcherOf(table)];
  expect(await says(watcher, 'a', 'PLAYER 1')).toMatchObject({ name: 'PLAYER 1 2' });
  expect(await says(other, 'b', 'player 1 2')).toMatchObject({ name: 'player 1 2 2' });
  expect(await says(watcher, 'c', 'Noor')).toMatchObject({ name: 'Noor' });
  expect(await says(watcher, 'd', 'noor')).toMatchObject({ name: 'noor' });
  expect(await says(other, 'e')).toMatchObject({ name: null });
  expect(await isRefused(watcher, { type: 'say', text: 'f', name: '\u200b' })).toEqual({
    code: 'name/empty',
  });
  expect(await isRefused(watcher, { type: 'say', text: 'f', name: 'x'.repeat(21) })).toMatchObject({
    code: 'name/too-long',
  });
});

test('[J1] an empty line and one of more than 200 characters are refused with a code', async () => {
  const [one] = playersOf(await seatedTable());
  expect(await isRefused(one, { type: 'say', text: ' \u200b\u2066 ' })).toEqual({ code: 'chat/empty' });
  expect(await isRefused(one, { type: 'say', text: 'x'.repeat(201) })).toEqual({
    code: 'chat/too-long',
    max: 200,
  });
  expect(await reads(one)).toEqual([]);
});

test('[J3] a line that is sent again is there once and acknowledged again, from another tab and after a restart too', async () => {
  const table = await seatedTable();
  const [one, two] = playersOf(table);
  const id = hex(16);
  const first = await talk(one, { type: 'say', text: 'once' }, id);
  expect(await talk(one, { type: 'say', text: 'once' }, id)).toEqual(first);
  await evictDurableObject(table.stub);
  const tab = await table.devices[0]?.connect(table.room);
  if (tab === undefined) throw new Error('the first device came back');
  expect(await talk(tab, { type: 'say', text: 'once' }, id)).toEqual(first);
  expect(await reads(two)).toEqual(['once']);
});

test('[J3] who comes back asks for what is behind the last line known', async () => {
  const [one, two] = playersOf(await seatedTable());
  const first = await says(one, 'one');
  await says(two, 'two');
  const all = await asks(one);
  expect(all.chat).toMatchObject({ whole: true, ack: null, lines: [{ text: 'one' }, { text: 'two' }] });
  expect((await asks(one, first.id)).chat).toMatchObject({
    whole: false,
    lines: [{ text: 'two', own: false }],
  });
});

test('[J4] a device says five lines in 30 seconds, over all its sockets and over a restart', async () => {
  const table = await seatedTable();
  const [one, two] = playersOf(table);
  const tab = await table.devices[0]?.connect(table.room);
  if (tab === undefined) throw new Error('the first device has two tabs');
  stopClock();
  for (const text of ['1', '2', '3']) await says(one, text);
  for (const text of ['4', '5']) await says(tab, text);
  expect(await isRefused(tab, { type: 'say', text: '6' })).toEqual({
    code: 'chat/too-many',
    retryAfter: 30_000,
  });
  await says(two, 'not mine');
  await evictDurableObject(table.stub);
  expect(await isRefused(one, { type: 'say', text: '6' })).toMatchObject({ code: 'chat/too-many' });
  stopClock(30_000);
  await says(one, '6');
});

test('[J4] all watchers together say 40 lines in 30 seconds; players are not held up by them', async () => {
  const table = await seatedTable();
  const [one] = playersOf(table);
  await says(one, 'x');
  stopClock();
  const now = Date.now();
  await runInDurableObject(table.stub, (_, { storage }) => {
    for (let line = 0; line < 40; line++) {
      storage.sql.exec(
        "INSERT INTO chat (at, audience, seat, person, name, text, command) VALUES (?, 'all', NULL, ?, NULL, 'x', '')",
        now - 10_000,
        `watcher ${line}`,
      );
    }
  });
  expect(await isRefused(await watcherOf(table), { type: 'say', text: 'y' })).toEqual({
    code: 'chat/too-many',
    retryAfter: 20_000,
  });
  await says(one, 'z');
});

test('[D10, J2] who sits down or takes another name gets a number beside a watcher whom all have read', async () => {
  const table = await seatedTable({ seats: 3 });
  await table.players[2]?.does({ type: 'leave' });
  const device = await Device.make();
  await says(await device.connect(table.room), 'hello', 'Noor');
  const renamed = await table.players[0]?.does({ type: 'rename', name: 'NOOR' });
  expect(renamed?.room.seats[0]?.name).toBe('NOOR 2');
  const taken = await table.players[1]?.does({ type: 'rename', name: 'Ada' });
  expect(taken?.room.seats[1]?.name).toBe('Ada');
  await table.devices[2]?.sit(table.room, { name: 'noor' });
  const told = await table.players[1]?.reach(seq((taken?.seq ?? 0) + 1));
  expect(told?.room.seats[2]?.name).toBe('noor 3');
  await table.players[2]?.does({ type: 'leave' });
  // The own name is nobody else's.
  await device.sit(table.room, { name: 'Noor' });
  expect((await device.connect(table.room)).now.room.seats[2]?.name).toBe('Noor');
});

test('[D10, J2, D2] a name under which a watcher has spoken to watchers alone is not found out by taking it', async () => {
  const table = await playingTable();
  await says(await watcherOf(table), 'a hint', 'Noor');
  const renamed = await table.players[0]?.does({ type: 'rename', name: 'Noor' });
  const { you } = renamed?.room ?? {};
  expect(renamed?.room.seats[you ?? -1]?.name).toBe('Noor');
});

test('[J2, J9] nor is it told to the host, who plays: a name may say as much as a line', async () => {
  const table = await playingTable();
  const [host] = playersOf(table);
  const watcher = await watcherOf(table);
  await says(watcher, 'a hint', 'QUIZ at 8D');
  expect((await asks(host)).house.host?.watchers.map(({ name }) => name)).toEqual([null]);
  await sets(host, { type: 'mute', watcher: (await asks(watcher)).house.watcher ?? '', muted: true });
  expect((await asks(host)).house.host?.watchers).toMatchObject([{ name: null, muted: true }]);
});

test('[J2] a name that only watchers have read is free in what all read, and taken among watchers', async () => {
  const table = await playingTable();
  await says(await watcherOf(table), 'a hint', 'Noor');
  expect((await says(await watcherOf(table), 'another', 'Noor')).name).toBe('Noor 2');
});

test('[J2] who has no cookie reads but says nothing', async () => {
  const table = await seatedTable();
  await says(playersOf(table)[0], 'hello');
  const nobody = await new Device().connect(table.room);
  const { house, chat } = await asks(nobody);
  expect([house.watcher, chat.lines.map(({ text }) => text)]).toEqual([null, ['hello']]);
  expect(await isRefused(nobody, { type: 'say', text: 'x' })).toEqual({ code: 'chat/no-session' });
});

test('[J3] chat makes no step of the log and spoils nobody’s turn', async () => {
  const table = await playingTable();
  const [one, two] = playersOf(table);
  const before = newest(table).seq;
  await says(one, 'hello');
  await says(two, 'hello');
  expect(newest(table).seq).toBe(before);
  const mover = table.players[newest(table).game?.toMove ?? 0];
  expect((await mover?.does({ type: 'pass' }))?.seq).toBe(before + 1);
});

const talkTables = (table: Table): Promise<number> =>
  runInDurableObject(
    table.stub,
    (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name IN ('chat', 'house')").toArray().length,
  );

test('[D9, J3] a room pays for chat with the first line', async () => {
  const table = await playingTable();
  const [one] = playersOf(table);
  await asks(one);
  expect(await talkTables(table)).toBe(0);
  await says(one, 'hello');
  expect(await talkTables(table)).toBe(2);
});

test('[J3, D7] chat goes with its room', async () => {
  const table = await seatedTable();
  await says(playersOf(table)[0], 'hello');
  stopClock(8 * 24 * 60 * 60 * 1000);
  await runInDurableObject(stubOf(table.room), (room) => room.alarm());
  expect(await talkTables(table)).toBe(0);
});
