import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { MAX_RESTORES } from '../../../engine/protocol/limits.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest, playOn } from '../support/play-on.ts';
import type { Player } from '../support/player.ts';
import { playingTable, type Table } from '../support/table.ts';

fixChance(42);

/** What a page knows that has heard an update last. */
function known({ seq, epoch, steps }: UpdateMessage): Record<string, string | number> {
  return { after: seq, epoch, at: steps.at(-1)?.at ?? 0 };
}

/** Has a table play on, and then sets its rows back to how they were. What a page knew of what is undone. */
async function undoneAt(table: Table): Promise<UpdateMessage> {
  const rows = await runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql.exec<{ state: string }>('SELECT state FROM snapshot').one(),
  );
  const { seq } = newest(table);
  await playOn(table, { turns: 4, most: 3 });
  const last = newest(table);
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec('DELETE FROM steps WHERE seq > ?', seq);
    storage.sql.exec('UPDATE snapshot SET state = ?', rows.state);
  });
  await evictDurableObject(table.stub, { webSockets: 'close' });
  return last;
}

async function back({ devices, room }: Table, at: number, query = {}): Promise<Player> {
  const device = devices[at];
  if (device === undefined) throw new RangeError('two play');
  return device.connect(room, query);
}

test('[D14] a player who knows more steps than a room that was set back has it begin another epoch', async () => {
  const table = await playingTable();
  const before = newest(table);
  const last = await undoneAt(table);
  // Who knows nothing that is undone goes on, until the other comes.
  const first = await back(table, 0, known(before));
  expect(first.now).toMatchObject({ after: before.seq, seq: before.seq, epoch: before.epoch });
  const second = await back(table, 1, known(last));
  expect(second.now).toMatchObject({ after: 0, seq: before.seq + 1 });
  expect(second.now.epoch).not.toBe(before.epoch);
  expect(second.now.steps.at(-1)?.events).toEqual([{ type: 'restored' }]);
  expect(await first.reach(second.seq)).toMatchObject({ epoch: second.now.epoch, after: before.seq });
  // And so it stays, also when the room is read from its log.
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec("UPDATE snapshot SET shape = 0, state = '{}'");
  });
  await evictDurableObject(table.stub, { webSockets: 'close' });
  const third = await back(table, 0, known(second.now));
  expect(third.now).toMatchObject({ after: second.seq, seq: second.seq, epoch: second.now.epoch });
});

test('[D14] a step that was undone is known by its time from the one that was made in its place', async () => {
  const table = await playingTable();
  const last = await undoneAt(table);
  const players = [await back(table, 0), await back(table, 1)];
  const again = { ...table, players };
  await playOn(again, { turns: 6, most: 2 });
  expect(newest(again).seq).toBeGreaterThan(last.seq);
  const page = await back(table, 0, known(last));
  expect(page.now.after).toBe(0);
  expect(page.now.epoch).not.toBe(last.epoch);
  // What is known of another epoch is void whatever its numbers.
  const other = await back(table, 1, known(last));
  expect(other.now).toMatchObject({ after: 0, seq: page.seq, epoch: page.now.epoch });
});

test('[D14] whoever watches begins no epoch, and a player twenty at most', async () => {
  const table = await playingTable();
  const { seq, epoch } = newest(table);
  const watcher = await (await Device.make()).connect(table.room, { after: seq + 5, epoch });
  expect(watcher.now).toMatchObject({ after: 0, seq, epoch });
  let page = await back(table, 0, { after: seq + 5 });
  for (let at = 1; at < MAX_RESTORES + 3; at++) {
    page = await back(table, at % 2, { after: page.seq + 5, epoch: page.now.epoch });
  }
  expect(page.now).toMatchObject({ after: 0, seq: seq + MAX_RESTORES });
  expect(await page.does({ type: 'rename', name: 'Ida' })).toMatchObject({ seq: seq + MAX_RESTORES + 1 });
});

test('[D14] who looks without a socket is told the whole game in place of a step that was made anew', async () => {
  const table = await playingTable();
  const looker = new Device();
  const look = async (query: ReturnType<typeof known>): Promise<UpdateMessage> => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
    return (await looker.get(`/api/rooms/${table.room}/update?${text}`)).json();
  };
  const last = await undoneAt(table);
  const again = { ...table, players: [await back(table, 0), await back(table, 1)] };
  await playOn(again, { turns: 6, most: 2 });
  const now = newest(again);
  expect(now.seq).toBeGreaterThan(last.seq);
  // Asked for the first time of the room, and then of what it has just told others.
  for (let time = 0; time < 2; time++) {
    expect(await look(known(last))).toMatchObject({ after: 0, seq: now.seq, epoch: last.epoch });
    expect(await look(known(now))).toMatchObject({ after: now.seq, seq: now.seq, steps: [] });
  }
  expect(await look({ ...known(now), epoch: 'another' })).toMatchObject({ after: 0, seq: now.seq });
});

test('[D14] a page that says nothing of epoch and time is told from where it is', async () => {
  const table = await playingTable();
  const { seq } = newest(table);
  expect((await back(table, 0, { after: seq - 1 })).now).toMatchObject({ after: seq - 1, seq });
});
