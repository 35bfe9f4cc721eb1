import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Device } from '../support/device.ts';
import { mover, newest } from '../support/play-on.ts';
import { playingTable, seatedTable } from '../support/table.ts';

// Who is slow to ask could say more meanwhile.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[M7] a watcher who talks too much is refused, and who goes on is closed with 1008; the seats play on', async () => {
  const table = await playingTable();
  const watcher = await (await Device.make()).connect(table.room);
  for (let n = 0; n < 12; n++) watcher.send({ type: 'sync', after: 0 });
  expect(await watcher.next((message) => message.type === 'refused')).toMatchObject({
    error: { code: 'wire/too-many' },
  });
  expect((await watcher.closed).code).toBe(1008);
  expect((await mover(table).does({ type: 'pass' })).seq).toBe(newest(table).seq);
});

test('[M7] a seat has one measure for all its sockets: a new one is no new start', async () => {
  const table = await seatedTable();
  const [first] = table.players;
  for (let n = 0; n < 19; n++) first?.send({ type: 'due' });
  await first?.does({ type: 'rename', name: 'Twentieth' });
  const again = await table.devices[0]?.connect(table.room);
  expect(await again?.refused({ type: 'rename', name: 'Too much' })).toBe('wire/too-many');
  expect((await table.players[1]?.does({ type: 'rename', name: 'Other' }))?.type).toBe('update');
});

test('[M7] who opens sockets again and again is sent away with 1008, and the others play on', async () => {
  const table = await playingTable();
  const codes = [];
  for (let n = 0; n < 20; n++) {
    const { webSocket } = (await table.devices[0]?.upgrade(table.room)) ?? {};
    const code = new Promise<number>((resolve) =>
      webSocket?.addEventListener('close', (event) => resolve(event.code)),
    );
    webSocket?.accept();
    codes.push(code);
  }
  expect(await codes.at(-1)).toBe(1008);
  expect((await table.players[1]?.does({ type: 'rename', name: 'Here' }))?.presence.seats).toEqual([
    'here',
    'here',
  ]);
});
