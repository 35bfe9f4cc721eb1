import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { millis, seat } from '../../../engine/base/units.ts';
import { KEPT_LINES } from '../../../engine/protocol/limits.ts';
import { TalkStore } from '../../../worker/talk/talk-store.ts';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';
import type { Player } from '../support/player.ts';
import { playingTable, seatedTable, type Table } from '../support/table.ts';
import { asks, reads, says, talk } from '../support/talker.ts';

const watcherOf = async (table: Table): Promise<Player> => (await Device.make()).connect(table.room);

const playersOf = ({ players }: Table): readonly [Player, Player] => {
  const [one, two] = players;
  if (!one || !two) throw new Error('two sit here');
  return [one, two];
};

test('[J3] the newest 200 lines are kept', async () => {
  const table = await seatedTable();
  const [one] = playersOf(table);
  await says(one, 'the oldest');
  await runInDurableObject(table.stub, (_, { storage }) => {
    for (let line = 1; line < KEPT_LINES; line++) {
      storage.sql.exec(
        "INSERT INTO chat (at, audience, seat, person, name, text, command) VALUES (0, 'all', 0, 'somebody', 'Ida', ?, '')",
        `${line}`,
      );
    }
  });
  await says(one, 'the newest');
  const texts = await reads(one);
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([200, '1', 'the newest']);
});

test('[J3, J2] however much watchers say among themselves, what players said is kept and told', async () => {
  const table = await playingTable();
  const [one] = playersOf(table);
  await says(one, 'mine');
  const id = 'f'.repeat(32);
  const kept = await runInDurableObject(table.stub, (_, { storage }) => {
    const store = new TalkStore(storage);
    const line = { at: millis(0), audience: 'watchers', seat: null, person: 'Noor', name: 'Noor' } as const;
    store.keepLine({ ...line, text: 'the first' }, id);
    for (let at = 0; at < 2 * KEPT_LINES; at++) store.keepLine({ ...line, text: 'x'.repeat(500) }, hex(16));
    return storage.sql.exec("SELECT count(*) AS n FROM chat WHERE audience = 'watchers'").one().n;
  });
  expect(kept).toBe(200);
  expect(await reads(one)).toEqual(['mine']);
  const watcher = await watcherOf(table);
  expect(await reads(watcher)).toHaveLength(80);
  // A command is remembered where its line is gone (M3).
  expect(await talk(watcher, { type: 'say', text: 'the first' }, id)).toMatchObject({ lines: [], ack: id });
});

test('[J3, D13] however long lines are, nobody is told more at once than a reader is given time for', async () => {
  const table = await seatedTable();
  const [one] = playersOf(table);
  await says(one, 'the first');
  const long = '👨‍👩‍👧'.repeat(200);
  await runInDurableObject(table.stub, (_, { storage }) => {
    const store = new TalkStore(storage);
    const line = { at: millis(0), audience: 'all', seat: seat(0), person: 'Ida', name: 'Ida' } as const;
    for (let at = 1; at < KEPT_LINES; at++) store.keepLine({ ...line, text: long }, hex(16));
  });
  await says(one, 'the newest');
  const { chat } = await asks(one);
  expect(chat.whole).toBe(true);
  expect(chat.lines.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 24 }, () => long),
    'the newest',
  ]);
});

test('[M3, J3] a line is said once though it is gone: with older ones, or with who was removed', async () => {
  const table = await seatedTable();
  const [host, other] = playersOf(table);
  const watcher = await watcherOf(table);
  const [old, noors] = ['d'.repeat(32), 'e'.repeat(32)];
  await talk(other, { type: 'say', text: 'first' }, old);
  await talk(watcher, { type: 'say', text: 'bad' }, noors);
  const { house } = await asks(watcher);
  await talk(host, { type: 'remove', watcher: house.watcher ?? '', removed: true });
  await talk(host, { type: 'remove', watcher: house.watcher ?? '', removed: false });
  const rows = await runInDurableObject(table.stub, (_, { storage }) => {
    const store = new TalkStore(storage);
    const line = { at: millis(0), audience: 'all', seat: seat(0), person: 'Ida', name: 'Ida' } as const;
    for (let at = 0; at < 3 * KEPT_LINES; at++) store.keepLine({ ...line, text: 'x' }, hex(16));
    return storage.sql.exec("SELECT count(*) AS n FROM chat WHERE text = 'bad'").one().n;
  });
  expect(rows).toBe(0);
  await evictDurableObject(table.stub);
  for (const id of [old, noors]) {
    expect(await talk(other, { type: 'say', text: 'first' }, id)).toEqual({
      ...{ type: 'chat', whole: false, lines: [], ack: id },
    });
  }
  expect(new Set(await reads(host))).toEqual(new Set(['x']));
});
