import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { OPEN_HOUSE, withDone } from '../../../worker/talk/house.ts';
import { TalkStore } from '../../../worker/talk/talk-store.ts';
import { house } from '../support/housed-table.ts';
import { seatedTable, type Table } from '../support/table.ts';
import { reads, says, sets, talk } from '../support/talker.ts';

test('[J5] the answer to a repeated command is the same', async () => {
  const { host, number } = await house(await seatedTable());
  const id = '5'.repeat(32);
  const first = await talk(host, { type: 'mute', watcher: number, muted: true }, id);
  expect(await talk(host, { type: 'mute', watcher: number, muted: true }, id)).toEqual(first);
});

test('[M3] a command of the host that comes again behind its undoing changes nothing, over a restart too', async () => {
  const table = await seatedTable();
  const { host, device, number } = await house(table);
  const [lock, remove] = ['a'.repeat(32), 'b'.repeat(32)];
  expect(await talk(host, { type: 'lockRoom', locked: true }, lock)).toMatchObject({ locked: true });
  await sets(host, { type: 'lockRoom', locked: false });
  await talk(host, { type: 'remove', watcher: number, removed: true }, remove);
  await sets(host, { type: 'remove', watcher: number, removed: false });
  const back = await device.connect(table.room);
  await says(back, 'here again', 'Noor');
  await evictDurableObject(table.stub);
  for (const [type, id] of [
    [{ type: 'lockRoom', locked: true }, lock],
    [{ type: 'remove', watcher: number, removed: true }, remove],
  ] as const) {
    expect(await talk(host, type, id)).toMatchObject({ type: 'house', ack: id, locked: false, edition: 1 });
  }
  expect(await reads(back)).toEqual(['here again']);
});

test('[M3] nor does one that had nothing to do when it came first', async () => {
  const { host } = await house(await seatedTable());
  const id = 'd'.repeat(32);
  await sets(host, { type: 'closeChat', closed: true });
  expect(await talk(host, { type: 'closeChat', closed: true }, id)).toMatchObject({ chatClosed: true });
  await sets(host, { type: 'closeChat', closed: false });
  expect(await talk(host, { type: 'closeChat', closed: true }, id)).toMatchObject({ chatClosed: false });
});

test('[M3] the last hundred commands of the host are remembered, for no row more', async () => {
  const table = await seatedTable();
  const { host } = await house(table);
  const first = 'c'.repeat(32);
  await talk(host, { type: 'closeChat', closed: true }, first);
  const kept = (count: number) =>
    runInDurableObject(table.stub, (_, { storage }) => {
      const store = new TalkStore(storage);
      const before = store.house();
      const more = Array.from({ length: count }, (_each, at) => `${at}`.padStart(32, '0'));
      store.keepHouse(more.reduce(withDone, before), null);
      return store.house().done.includes(first);
    });
  expect(await kept(99)).toBe(true);
  expect(await kept(1)).toBe(false);
});

test('[J5] a row of an earlier version is an open house in what it does not say', async () => {
  const table = await seatedTable();
  const muted = [{ person: 'a'.repeat(12), name: null }];
  expect(await readBack(table, { edition: 2, muted })).toEqual({ ...OPEN_HOUSE, edition: 2, muted });
});

test.each([
  ['removed', [{ name: 'Ada' }]],
  ['admitted', 'all'],
  ['edition', null],
])('[J7] a row that is no house lets nobody in: %s', async (field, value) => {
  const table = await seatedTable();
  await expect(readBack(table, { ...OPEN_HOUSE, [field]: value })).rejects.toThrow();
});

/** What is read of the house when its row has been written over. */
const readBack = ({ stub }: Pick<Table, 'stub'>, row: unknown) =>
  runInDurableObject(stub, (_, { storage }) => {
    const store = new TalkStore(storage);
    store.keepHouse(OPEN_HOUSE, null);
    storage.sql.exec('UPDATE house SET state = ?', JSON.stringify(row));
    return store.house();
  });
