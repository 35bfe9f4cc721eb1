import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { Player } from '../../support/second-client/player.ts';
import { begunTable, byTurn, type OwnTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import type { Patch } from '../support/patched-bundle.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { report, SEED, times } from '../support/scale.ts';
import { badFrame } from './bad-frames.ts';

/** Rooms that trust what they are sent, and that it is read. */
const READS_BEFORE_IT_LOOKS: Patch = {
  find: 'const parsed = parseClientMessage(frame);',
  put: 'const parsed = parseClientMessage(frame); JSON.parse(frame).type.length;',
};
const COUNTS_NOTHING: Patch = { find: 'if (waiting > MAX_WAITING) return true;', put: 'return false;' };
/** Watchers that do not read; one address lets more in on a machine of one's own. */
const DEAF = 12;
const ASKED = 3_000;
const MAX_HELD = 64 * 1024 * 1024;
const BATCH = 250;
const HUGE = 33 * 1024 * 1024;

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer([MAY_SAY_ALL]);
});
afterAll(() => server.stop());

describe('frames that nobody should send', () => {
  it('[M1, M2] changes nothing and fails at nothing, whatever comes, and goes on', async () => {
    const table = await begunTable(server.url, 'casual', 2);
    const counts = await throwAt(table, times(10_000, 100_000));
    report('malformed frames', counts);
    expect(counts.answered).toBe(counts.sent);
    expect(server.log()).toBe('');
    await expectPlays(table);
  });

  it('[M1] closes on frames that are binary, too long, huge or a bomb, and other rooms answer', async () => {
    const [table, other] = [
      await begunTable(server.url, 'casual', 2),
      await begunTable(server.url, 'casual', 2),
    ];
    const kinds: Readonly<Record<string, (socket: RawSocket) => void>> = {
      'too long by one': (socket) => socket.text('x'.repeat(4_097)),
      huge: (socket) => socket.text('x'.repeat(HUGE)),
      bomb: (socket) => {
        expect(socket.deflated(`"${' '.repeat(30 * 1024 * 1024)}"`)).toBeLessThan(40_000);
      },
    };
    for (const [kind, send] of Object.entries(kinds)) {
      const socket = await watch(table.room);
      send(socket);
      await expectPlays(other);
      expect({ kind, code: await socket.closed() }).toEqual({ kind, code: 1009 });
      socket.destroy();
    }
    const socket = await watch(table.room);
    socket.binary(Buffer.from('{"type":"sync","after":0}'));
    expect(await socket.closed()).toBe(1003);
    socket.destroy();
    await expectPlays(table);
    expect(server.log()).toBe('');
  });

  it('[D13] cuts off watchers that talk but do not read, holds little for them, and the others go on', async () => {
    server.killRuntime();
    await server.answers();
    const table = await begunTable(server.url, 'casual', 2);
    const reader = new Player({ origin: server.url }, table.room);
    const deaf = await deafWatchers(server, table);
    report('deaf watchers', { held: deaf.held });
    expect(deaf.codes).toEqual(Array.from({ length: DEAF }, () => 4412));
    // With what it has sent to the system, and what the work itself takes.
    expect(deaf.held).toBeLessThan(MAX_HELD);
    const seq = byTurn(table).mover.chronicle.last + 1;
    await expectPlays(table);
    await reader.until((update) => update.seq >= seq);
    reader.hangUp();
  });
});

describe('rooms that trust', () => {
  let trusting: FaultServer;
  beforeAll(async () => {
    trusting = await startFaultServer([MAY_SAY_ALL, READS_BEFORE_IT_LOOKS, COUNTS_NOTHING]);
  });
  afterAll(() => trusting.stop());

  it('[M1, M2] are caught failing at a frame that they read before they look', async () => {
    const table = await begunTable(trusting.url, 'casual', 2);
    await expect(throwAt(table, BATCH, trusting)).rejects.toThrow('closed with 1011');
    await expect.poll(() => trusting.log()).toContain('room/message');
  });

  it('[D13] are caught sending on to who does not read, and at what they hold for them', async () => {
    const table = await begunTable(trusting.url, 'casual', 2);
    const deaf = await deafWatchers(trusting, table);
    report('deaf watchers of a room that trusts', { held: deaf.held });
    expect(deaf.codes).not.toContain(4412);
    expect(deaf.held).toBeGreaterThan(MAX_HELD);
  });
});

/** Frames that no room may act on, from a seat that is not on turn; every one is to be refused, and nothing to change. */
async function throwAt(
  table: OwnTable,
  count: number,
  at = server,
): Promise<{ sent: number; answered: number }> {
  const random = seededRandom(SEED);
  const { other } = byTurn(table);
  const before = other.now;
  const device = table.devices[other.now.room.you ?? -1];
  const socket = await open(at, table.room, [['Cookie', device?.cookie ?? '']]);
  await socket.next();
  const counts = { sent: 0, answered: 0 };
  while (counts.sent < count) {
    for (let n = 0; n < BATCH; n++, counts.sent++) socket.text(badFrame(random));
    // Answers come in order: behind that of this one all have come.
    socket.text('{"type":"sync","after":0}');
    for (;;) {
      const frame = await socket.next();
      if ('closed' in frame) throw new Error(`closed with ${frame.closed}`);
      const message: unknown = JSON.parse(frame.text);
      if (isOf(message, 'refused')) counts.answered++;
      if (isOf(message, 'mark')) socket.text(JSON.stringify({ type: 'seen', mark: message.mark }));
      if (!isOf(message, 'update') || message.after !== 0) continue;
      expect(message).toMatchObject({ seq: before.seq, game: before.game });
      break;
    }
  }
  socket.destroy();
  return counts;
}

const isOf = (message: unknown, type: string): message is Readonly<Record<string, unknown>> =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === type;

/**
 * Watchers ask for the whole game again and again without reading an answer; then they read, and send what closes a
 * socket that is still open. The codes that they are closed with, and by how many bytes the runtime had grown at most.
 */
async function deafWatchers(
  at: FaultServer,
  table: OwnTable,
): Promise<{ readonly codes: readonly number[]; readonly held: number }> {
  const before = at.memory();
  const sockets = await Promise.all(Array.from({ length: DEAF }, () => open(at, table.room, [])));
  for (const socket of sockets) socket.pause();
  for (const socket of sockets) {
    for (let asked = 0; asked < ASKED; asked++) socket.text('{"type":"sync","after":0}');
  }
  await expectPlays(table);
  const codes: number[] = [];
  for (const socket of sockets) {
    socket.resume();
    socket.binary(Buffer.of(0));
    codes.push(await socket.closed());
    socket.destroy();
  }
  return { codes, held: at.memory() - before };
}

/** The seat on turn passes, and is answered. */
async function expectPlays(table: OwnTable): Promise<void> {
  const { mover, other } = byTurn(table);
  const { update } = await mover.command({ type: 'pass' }, 'pass').then((answer) => {
    if (answer.type === 'refused') throw new Error(`refused: ${answer.code}`);
    return answer;
  });
  await other.until(({ seq }) => seq >= update.seq);
}

const watch = (room: string): Promise<RawSocket> =>
  open(server, room, [['Sec-WebSocket-Extensions', 'permessage-deflate']]);

async function open(
  { port, url }: FaultServer,
  room: string,
  headers: readonly (readonly [string, string])[],
): Promise<RawSocket> {
  const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const { status, socket } = await RawSocket.open(port, path, [['Origin', url], ...headers]);
  expect(status).toBe(101);
  return socket;
}
