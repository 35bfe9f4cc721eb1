import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import type { Attachment } from '../../../worker/room/sockets/attachment.ts';
import { type Connection, Sockets } from '../../../worker/room/sockets/sockets.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { playingTable, type Table } from '../support/table.ts';

fixChance(70);

const KB = 1024;
const CHUNK = 'x'.repeat(100_000);
const ATTACHMENT: Attachment = {
  device: null,
  tab: 'tab',
  heardAt: 1000,
  away: false,
  from: '',
  closed: false,
};

/** A socket that nobody reads from, what was sent to it (marks apart), and the room's sockets. */
function stuck(bufferedAmount?: () => number, crowd: () => readonly WebSocket[] = () => []) {
  const closed: number[] = [];
  const sent: string[] = [];
  const marks: string[] = [];
  let attachment: unknown = ATTACHMENT;
  const socket = {
    readyState: WebSocket.OPEN,
    send: (text: string) => {
      if (text.startsWith('{"type":"mark"')) marks.push(JSON.parse(text).mark);
      else sent.push(text);
    },
    close: (code: number) => closed.push(code),
    serializeAttachment: (value: unknown) => {
      attachment = value;
    },
    deserializeAttachment: () => attachment,
  };
  if (bufferedAmount !== undefined) Object.defineProperty(socket, 'bufferedAmount', { get: bufferedAmount });
  const connection = { socket, attachment: ATTACHMENT } as unknown as Connection;
  const ctx = { getWebSockets: () => [connection.socket, ...crowd()] } as unknown as DurableObjectState;
  return { sockets: new Sockets(ctx), ctx, connection, sent, marks, closed, socket };
}

test('[D13] a socket that does not read is closed when 256 KB wait for it; a runtime that counts them sends no mark', () => {
  let waits = 0;
  const { sockets, connection, sent, marks, closed } = stuck(() => waits);
  sockets.send(connection, CHUNK);
  waits = 256 * KB;
  sockets.send(connection, CHUNK);
  waits++;
  sockets.send(connection, CHUNK);
  expect([sent.length, marks, closed]).toEqual([2, [], [4412]]);
});

test('[D13] where the runtime does not count, what was sent behind the last mark that was said back waits', () => {
  const { sockets, connection, sent, marks, closed } = stuck();
  // With three there are more than 256 KB, and then nothing is added.
  for (let n = 0; n < 3; n++) sockets.send(connection, CHUNK);
  expect([sent.length, marks.length, closed]).toEqual([3, 3, []]);
  expect(sockets.hasRead(connection.socket, '0'.repeat(16))).toBe(false);
  expect(sockets.hasRead(connection.socket, marks[1] ?? '')).toBe(true);
  // Once.
  expect(sockets.hasRead(connection.socket, marks[0] ?? '')).toBe(false);
  expect(sockets.hasRead(connection.socket, marks[1] ?? '')).toBe(false);
  for (let n = 0; n < 2; n++) sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([5, []]);
  sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([5, [4412]]);
});

test('[D13] a mark comes behind 32 KB, no two are the same, and who says each back is sent as much as there is', () => {
  const { sockets, connection, sent, marks, closed } = stuck();
  for (let n = 0; n < 1_000; n++) {
    sockets.send(connection, 'x'.repeat(8 * KB));
    expect(marks).toHaveLength(Math.floor((n + 1) / 4));
    if (n % 4 === 3) sockets.hasRead(connection.socket, marks.at(-1) ?? '');
  }
  expect([sent.length, closed, new Set(marks).size]).toEqual([1_000, [], 250]);
  expect(marks.every((mark) => /^[0-9a-f]{16}$/.test(mark))).toBe(true);
});

test('[D13] a room that slept knows what was unread, and by which mark it would be read', () => {
  const { sockets, ctx, connection, marks, closed } = stuck();
  for (let n = 0; n < 3; n++) sockets.send(connection, CHUNK);
  const asleep = new Sockets(ctx);
  asleep.send(connection, CHUNK);
  expect(closed).toEqual([4412]);
  const other = new Sockets(ctx);
  expect(other.hasRead(connection.socket, marks[2] ?? '')).toBe(true);
  other.send(connection, CHUNK);
  expect([closed, marks.length]).toEqual([[4412], 4]);
});

test('[D13] while 16 MB wait in a room, nobody is sent more for whom more than an equal part waits', () => {
  let waits = 60 * KB;
  let theirs = 250 * KB;
  const other = {
    get bufferedAmount() {
      return theirs;
    },
  } as unknown as WebSocket;
  const { sockets, connection, sent, closed } = stuck(
    () => waits,
    () => Array.from({ length: 70 }, () => other),
  );
  // An equal part of 16 MB among all whom a room holds is 52,428 bytes.
  waits = 52_000;
  sockets.send(connection, CHUNK);
  waits = 60 * KB;
  theirs = 200 * KB;
  sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([2, []]);
  theirs = 250 * KB;
  sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([2, [4412]]);
});

test('[D13] nothing is sent to a socket that is closing, and a send that fails harms nobody', () => {
  const { sockets, connection, sent, socket } = stuck();
  socket.readyState = WebSocket.CLOSING;
  sockets.send(connection, CHUNK);
  expect(sent).toEqual([]);
  socket.readyState = WebSocket.OPEN;
  socket.send = () => {
    throw new TypeError('closed');
  };
  expect(() => sockets.send(connection, CHUNK)).not.toThrow();
});

/** Makes each step of a game so long that whoever asks for all is sent 60 KB. */
async function lengthen(table: Table): Promise<void> {
  await runInDurableObject(table.stub, (_, { storage }) => {
    const steps = storage.sql
      .exec<{ seq: number; events: string }>('SELECT seq, events FROM steps')
      .toArray();
    for (const { seq, events } of steps) {
      const grown = events.replace('"names":[', `"names":["${'x'.repeat(60_000)}",`);
      storage.sql.exec('UPDATE steps SET events = ? WHERE seq = ?', grown, seq);
    }
  });
}

test('[D13] who asks for all again and again and does not show that it was read is closed, whatever steps he names', async () => {
  const table = await playingTable();
  await lengthen(table);
  const [device] = table.devices;
  const { webSocket } = (await device?.upgrade(table.room)) ?? {};
  let updates = 0;
  const closed = new Promise<number>((resolve) => {
    webSocket?.addEventListener('close', ({ code }) => resolve(code));
    webSocket?.addEventListener('message', () => {
      updates++;
    });
  });
  webSocket?.accept();
  // What counted once: to name a step that is still to come.
  for (let n = 0; n < 9; n++) webSocket?.send(JSON.stringify({ type: 'sync', after: 999_999 }));
  expect(await closed).toBe(4412);
  expect(updates).toBeLessThan(12);
});

test('[D13, M7] who reads is sent as much as he asks for, over sleep too, and marks take nothing of what he may say', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const table = await playingTable();
  await lengthen(table);
  const watcher = await (await Device.make()).connect(table.room);
  const marks = vi.spyOn(watcher, 'send');
  // A watcher says one message in two seconds, for long.
  for (let n = 0; n < 12; n++) {
    if (n % 4 === 3) await evictDurableObject(table.stub);
    vi.setSystemTime(Date.now() + 2_000);
    watcher.send({ type: 'sync', after: 0 });
    const answer = await watcher.next(({ type }) => type !== 'presence');
    expect(answer).toMatchObject({ type: 'update', after: 0 });
  }
  // Each answer is followed by one.
  expect(marks.mock.calls.length).toBeGreaterThanOrEqual(12 + 11);
  vi.useRealTimers();
});
