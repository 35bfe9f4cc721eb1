import { runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { viewRecord } from '../../../worker/room/room-view.ts';
import type { StoredStep } from '../../../worker/room/state/room-events.ts';
import { type RoomState, replayRoom } from '../../../worker/room/state/room-state.ts';
import { RoomStore } from '../../../worker/room/store/room-store.ts';
import { CoreRoom } from '../support/core-room.ts';
import { OLD_STEPS, OLD_TABLES } from '../support/old-room.ts';
import { stubOf } from '../support/table.ts';

/** The room of the first version, as it is read now from rows of that time: its log and its state. */
function readOld(name: string): Promise<{ steps: readonly StoredStep[]; room: RoomState }> {
  return runInDurableObject(stubOf(name), (_, { storage }) => {
    const store = new RoomStore(storage);
    for (const statement of OLD_TABLES) storage.sql.exec(statement);
    for (const { seq: number, at, command, events } of OLD_STEPS) {
      const row = [number, at, command, JSON.stringify(events)];
      storage.sql.exec('INSERT INTO steps (seq, at, command, events) VALUES (?, ?, ?, ?)', ...row);
    }
    storage.sql.exec("INSERT OR REPLACE INTO snapshot (id, tables, shape, state) VALUES (1, 1, 3, '{}')");
    const room = store.load();
    if (room === null) throw new Error('no room');
    // What came later is there too, and empty.
    expect(store.absences()).toEqual(new Map());
    return { steps: store.stepsAfter(seq(0)), room };
  });
}

test('[D1] a room that the first version stored is read: what its rules did not say is as it was then', async () => {
  const { steps, room } = await readOld('an old room');
  expect(room.ruleset).toEqual(PRESETS.classic);
  expect(room.play).toMatchObject({ ruleset: PRESETS.classic, phase: 'playing', toMove: 1, turn: 6 });
  expect(room.play?.seats).toMatchObject([
    { score: 0, owed: 0, left: null, lastTurn: { turn: 2, score: 0 } },
    { score: 6, owed: 0, left: null, lastTurn: { turn: 3, score: 6 } },
    { score: 4, owed: 0, left: null, lastTurn: { turn: 4, score: 4 } },
  ]);
  expect([room.admission, room.moves, room.deleted]).toEqual([null, { offers: [] }, false]);
  expect(room.firsts).toEqual([{ first: 1, second: 2 }]);
  const challenges = steps.flatMap((step) => step.events).filter((event) => event.type === 'challenged');
  expect(challenges).toMatchObject([
    { upheld: true, penalty: 'none', award: null },
    { upheld: false, penalty: 'owesTurn', award: null },
  ]);
  expect(replayRoom(steps)).toEqual(room);
});

test('[D1, D8] it is played on to its end, with a challenge and a resignation, and again', async () => {
  const { steps, room } = await readOld('another old room');
  const core = CoreRoom.of(room, steps);
  expect(core.say(1, { type: 'challenge', turn: 4, words: null }).events).toMatchObject([
    { upheld: true, award: null },
  ]);
  const [tile] = core.room.play?.seats[1]?.rack ?? [];
  expect(core.say(1, { type: 'exchange', tiles: tile === undefined ? [] : [tile] }).refused).toBeNull();
  expect(core.say(2, { type: 'resign', game: 1 }).refused).toBeNull();
  while (core.room.play?.phase === 'playing') core.say(core.room.play.toMove, { type: 'pass' });
  expect(core.room.play?.result).toMatchObject({ reason: 'scoreless' });
  expect(viewRecord(core.log, 1)).toMatchObject({ ok: true, value: { ruleset: PRESETS.classic } });
  for (const at of [0, 1, 2]) core.say(at, { type: 'rematch', game: 1 });
  core.giveNonces();
  expect(core.room.play).toMatchObject({ phase: 'playing', ruleset: PRESETS.classic });
});

test.each([
  [undefined, null, []],
  [null, null, []],
  ['m', { members: ['m'], invites: [], made: 0 }, ['m']],
] as const)(
  '[D1, I5] a room whose log says only that its maker is %j is as private as it was',
  async (maker, admission, players) => {
    const [first] = structuredClone(OLD_STEPS);
    const made = {
      ...first,
      events: first?.events.map((event) => (maker === undefined ? event : { ...event, maker })),
    };
    await runInDurableObject(stubOf(`once made by ${maker}`), (_, { storage }) => {
      for (const statement of OLD_TABLES) storage.sql.exec(statement);
      const row = [1, 0, null, JSON.stringify(made.events?.slice(0, 1))];
      storage.sql.exec('INSERT INTO steps (seq, at, command, events) VALUES (?, ?, ?, ?)', ...row);
      storage.sql.exec("INSERT OR REPLACE INTO snapshot (id, tables, shape, state) VALUES (1, 1, 3, '{}')");
      expect(new RoomStore(storage).load()).toMatchObject({ admission, players });
    });
  },
);
