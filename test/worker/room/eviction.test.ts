import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { replayRoom } from '../../../worker/room/state/room-state.ts';
import { RoomStore } from '../../../worker/room/store/room-store.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest, playOn } from '../support/play-on.ts';
import { playingTable, type Table } from '../support/table.ts';

fixChance(5);

/** What the log adds up to, and the snapshot, as they are stored. */
const stored = (table: Table) =>
  runInDurableObject(table.stub, (_, { storage }) => {
    const store = new RoomStore(storage);
    return { log: replayRoom(store.stepsAfter(seq(0))), snapshot: store.load() };
  });

test('[D1] a game played to its end with the object put away before every move is the same game', async () => {
  const table = await playingTable();
  let evictions = 0;
  await playOn(table, {
    most: 5,
    between: async () => {
      await evictDurableObject(table.stub);
      evictions++;
    },
  });
  expect(evictions).toBeGreaterThan(15);
  expect(newest(table).game?.phase).toBe('over');
  const { log, snapshot } = await stored(table);
  expect(log).toEqual(snapshot);
});

test('[D1] the same with all sockets lost each time: who comes back goes on from there', async () => {
  const table = await playingTable();
  const players = [...table.players];
  const moving = { ...table, players };
  await playOn(moving, {
    most: 6,
    between: async () => {
      const known = newest(moving);
      await evictDurableObject(table.stub, { webSockets: 'close' });
      for (const [seat, device] of table.devices.entries()) {
        const player = await device.connect(table.room, { after: known.seq });
        expect(player.now).toMatchObject({ after: known.seq, room: { you: seat }, epoch: known.epoch });
        expect(player.now.game).toMatchObject({ board: known.game?.board, turn: known.game?.turn });
        // Nothing has happened, but that a last play's answer waits for who was away.
        const types = player.now.steps.flatMap((step) => step.events).map((event) => event.type);
        expect(types.filter((type) => type !== 'answerClock')).toEqual([]);
        players[seat] = player;
      }
    },
  });
  expect(newest(moving).game?.phase).toBe('over');
});

test('[D1] the snapshot is the sum of the log after every step', async () => {
  const table = await playingTable({ seats: 3 });
  await playOn(table, {
    turns: 10,
    most: 4,
    between: async () => {
      const { log, snapshot } = await stored(table);
      expect(log).toEqual(snapshot);
    },
  });
});

test('[D1] a snapshot of another shape is made again from the log', async () => {
  const table = await playingTable();
  await playOn(table, { turns: 4 });
  const before = await stored(table);
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec("UPDATE snapshot SET shape = 0, state = '{}'");
  });
  await evictDurableObject(table.stub);
  const after = await stored(table);
  expect(after.snapshot).toEqual(before.snapshot);
});
