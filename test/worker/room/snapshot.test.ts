import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { millis, type Seat, seat, seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { newAdmission } from '../../../worker/room/links/admission.ts';
import type { StoredEvent } from '../../../worker/room/state/room-events.ts';
import { applyStep, type RoomState, replayRoom } from '../../../worker/room/state/room-state.ts';
import { MIGRATIONS } from '../../../worker/room/store/migrations.ts';
import { CHECKED_EVERY, RoomStore, SNAPSHOT_SHAPE } from '../../../worker/room/store/room-store.ts';
import { CoreRoom } from '../support/core-room.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { mover, newest, playOn, settled, someTurn } from '../support/play-on.ts';
import { PINNED } from '../support/snapshot-shape.ts';
import { playingTable } from '../support/table.ts';

fixChance(93);

/** Every key of a value with the kind of what stands there: `seats[].name string`. The places of a list are all one. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [`${path} list`, ...value.flatMap((item) => keysOf(item, `${path}[]`))];
  if (typeof value !== 'object' || value === null)
    return [`${path} ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`));
}

const RULES: Ruleset = {
  ...PRESETS.classic,
  challenge: {
    ...PRESETS.classic.challenge,
    rule: 'points',
    points: { n: 5, per: 'word', to: 'challenged' },
  },
  clock: PRESETS.tournament.clock,
  gift: 15_000,
};

const toMoveIn = ({ room }: CoreRoom): Seat => room.play?.toMove ?? seat(0);

const lay = (core: CoreRoom, most: number): void => {
  core.say(toMoveIn(core), someTurn(core.told(toMoveIn(core)), most));
};

/** States of rooms in which all that a room can hold is there: what is null in one has its fields in another. */
function richStates(): readonly RoomState[] {
  const core = CoreRoom.playing(3, RULES);
  lay(core, 3);
  lay(core, 1);
  core.say(toMoveIn(core), { type: 'pass' });
  core.say(0, { type: 'ask', game: 1, want: { kind: 'abort' } });
  const asking = core.room;
  core.say(1, { type: 'answer', request: 1, agree: false });
  const toMove = toMoveIn(core);
  const other = toMove === 0 ? 1 : 0;
  core.goneSince[toMove] = core.now;
  core.wait(60_000);
  core.say(other, { type: 'ask', game: 1, want: { kind: 'remove', against: toMove } });
  const claiming = core.room;
  core.goneSince[toMove] = null;
  for (const at of [0, 1]) core.say(at, { type: 'resign', game: 1 });
  const over = core.room;

  const lastPlay = CoreRoom.playing(2, { ...RULES, clock: { kind: 'turn', perTurn: 60_000 } });
  while (lastPlay.room.play?.phase === 'playing') lay(lastPlay, 7);

  const withBot = new CoreRoom(2, RULES);
  withBot.sit('a');
  withBot.say(0, { type: 'addBot', seat: seat(1), level: 'expert' });
  return [new CoreRoom(2, RULES).room, asking, claiming, over, lastPlay.room, withBot.room, linked(asking)];
}

/** With an invite, and seats that are offered to other devices, one of which has come. */
function linked(room: RoomState): RoomState {
  const until = millis(room.usedAt + 60_000);
  const [one, two] = [
    { seat: seat(0), member: 1 },
    { seat: seat(1), member: 2 },
  ];
  const events: readonly StoredEvent[] = [
    { type: 'inviteMade', invite: 1, hash: 'i', until },
    { type: 'seatOffered', ...one, hash: 'm', until },
    { type: 'seatOffered', ...two, hash: 'n', until },
    { type: 'seatMoved', ...one, device: 'd' },
  ];
  const step = { seq: seq(room.seq + 1), at: room.usedAt, command: null, events };
  return applyStep({ ...room, admission: newAdmission('maker') }, step);
}

test('[D1] no field of a stored room comes or goes, or becomes another, unless its snapshot gets another number', () => {
  const keys = [...new Set(richStates().flatMap((room) => keysOf(room)))].toSorted();
  const help = [
    'What a room’s snapshot holds has changed, and rooms that were stored before must not be read as if it had not.',
    'Raise SNAPSHOT_SHAPE in worker/room/room-store.ts by one, then write that number and these keys to',
    'test/worker/support/snapshot-shape.ts.',
  ].join('\n');
  expect({ shape: SNAPSHOT_SHAPE, keys }, help).toEqual(PINNED);
});

test('[D1] a snapshot of another number is not read, but made again from the log', async () => {
  const table = await playingTable();
  for (const shape of [SNAPSHOT_SHAPE - 1, SNAPSHOT_SHAPE + 1]) {
    await runInDurableObject(table.stub, (_, { storage }) => {
      const store = new RoomStore(storage);
      const whole = store.load();
      storage.sql.exec("UPDATE snapshot SET shape = ?, state = '{}'", shape);
      expect(store.load()).toEqual(whole);
    });
  }
});

test('[D1] a room that was stored before bots could take over, in the middle of a game, goes on', async () => {
  const table = await playingTable();
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec(
      `UPDATE snapshot SET shape = 5, state = json_remove(state, '$.letStand', '$.seats[0].bot', '$.seats[1].bot')`,
    );
  });
  await evictDurableObject(table.stub);
  expect((await mover(table).does({ type: 'pass' })).game?.turn).toBe(1);
});

/** A table whose snapshot stands behind a step at which it is checked, or the one behind that. */
async function atStep(behind: number) {
  const table = await playingTable();
  const host = table.players[0];
  while (host && newest(table).seq % CHECKED_EVERY !== behind) {
    const { seq } = await host.does({ type: 'rename', name: `Ida ${newest(table).seq}` });
    await Promise.all(table.players.map((each) => each.reach(seq)));
  }
  return table;
}

/** Points that nobody made, as they are told to who comes back. */
async function withWrongSnapshot(
  behind: number,
): Promise<{ told: unknown; stored: unknown; lines: string[] }> {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  const table = await atStep(behind);
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec("UPDATE snapshot SET state = json_set(state, '$.play.seats[0].score', 999)");
  });
  await evictDurableObject(table.stub, { webSockets: 'close' });
  const back = await table.devices[0]?.connect(table.room);
  const stored = await runInDurableObject(table.stub, (_, { storage }) => new RoomStore(storage).load());
  vi.restoreAllMocks();
  return {
    told: back?.now.game?.seats[0]?.score,
    stored: stored?.play?.seats[0]?.score,
    lines: lines.filter((line) => line.includes('room/snapshot')),
  };
}

test('[D1] of a snapshot that is not what the log adds up to the log is believed, and one line says so', async () => {
  const { told, stored, lines } = await withWrongSnapshot(0);
  expect([told, stored, lines.length]).toEqual([0, 0, 1]);
  expect(lines[0]).not.toContain('999');
  expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual(['code', 'kind', 'at']);
});

test('[D1] between the steps at which it is looked at a snapshot is believed', async () => {
  expect(await withWrongSnapshot(1)).toEqual({ told: 999, stored: 999, lines: [] });
});

test('[D1] a log that cannot be read keeps no room from waking', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table = await atStep(0);
  await runInDurableObject(table.stub, (_, { storage }) => {
    const whole = new RoomStore(storage).load();
    storage.sql.exec("UPDATE steps SET events = '[' WHERE seq = 2");
    expect(new RoomStore(storage).load()).toEqual(whole);
  });
  vi.restoreAllMocks();
});

test('[D1] behind a deployment that was taken back the tables keep their higher number, and the room plays on', async () => {
  const table = await playingTable();
  const later = MIGRATIONS.length + 1;
  const tables = () =>
    runInDurableObject(table.stub, (_, { storage }) =>
      storage.sql.exec<{ tables: number }>('SELECT tables FROM snapshot').one(),
    );
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec('CREATE TABLE of_later (id INTEGER PRIMARY KEY)');
    storage.sql.exec("UPDATE snapshot SET tables = ?, shape = ?, state = '{}'", later, SNAPSHOT_SHAPE + 1);
  });
  await evictDurableObject(table.stub);
  // Read, and then written.
  expect([
    (await Device.make().then((device) => device.connect(table.room))).now.room.phase,
    await tables(),
  ]).toEqual(['playing', { tables: later }]);
  expect((await mover(table).does({ type: 'pass' })).game?.turn).toBe(1);
  expect(await tables()).toEqual({ tables: later });
});

test('[D1] a snapshot behind more than 1,000 steps is believed: to replay so many takes too long', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const table = await playingTable();
  const scores = await runInDurableObject(table.stub, (_, { storage }) =>
    [1_000, 1_000 + CHECKED_EVERY].map((step) => {
      storage.sql.exec(
        "UPDATE snapshot SET state = json_set(state, '$.play.seats[0].score', 999, '$.seq', ?)",
        step,
      );
      return new RoomStore(storage).load()?.play?.seats[0]?.score;
    }),
  );
  expect(scores).toEqual([0, 999]);
  vi.restoreAllMocks();
});

test('[D1] what a sound log adds up to is the snapshot to the letter, so that nobody is warned of it', async () => {
  const table = await playingTable({ preset: 'tournament' });
  const texts = () =>
    runInDurableObject(table.stub, (_, { storage }) => ({
      stored: storage.sql.exec<{ state: string }>('SELECT state FROM snapshot').one().state,
      summed: JSON.stringify(replayRoom(new RoomStore(storage).stepsAfter(seq(0)))),
    }));
  const check = async () => {
    const { stored, summed } = await texts();
    expect(stored).toBe(summed);
  };
  await playOn(table, { turns: 3, between: check });
  const { latestPlay } = newest(table).game ?? {};
  if (!latestPlay) throw new Error('nobody has played');
  await mover(table).does({ type: 'challenge', turn: latestPlay.turn, words: null });
  await settled(table);
  await check();
  await mover(table).does({ type: 'pass' });
  await settled(table);
  await playOn(table, { between: check });
  expect(newest(table).room.phase).toBe('over');
  await check();
});
