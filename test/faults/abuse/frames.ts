import { expect } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { Player } from '../../support/second-client/player.ts';
import { begunTable, byTurn, type OwnTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import type { AnySocket, FaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patch.ts';
import { SEED } from '../support/scale.ts';
import { badFrame } from './bad-frames.ts';

export const BATCH = 250;
/** Whole games that are asked for without reading an answer: more than a socket may have unread. */
const DEAF_TO = 500;

/** A planted fault: the room does not care how much waits for a socket. */
export const COUNTS_NOTHING: Patch = {
  find: 'if (waiting > MAX_WAITING) return true;',
  replace: 'return false;',
};

/** So many malformed frames change nothing and fail at nothing. */
export async function expectNothingOfBadFrames(server: FaultServer, count: number) {
  const before = server.log();
  const table = await begunTable(server.url, 'casual', 2);
  const counts = await throwAt(table, count, server);
  expect(counts.answered).toBe(counts.sent);
  expect(server.log()).toBe(before);
  await expectPlays(table);
  return counts;
}

/** Frames that are too long or binary close their sockets, and other rooms answer. */
export async function expectCloses(
  server: FaultServer,
  kinds: Readonly<Record<string, (socket: AnySocket) => void>>,
  openIn: (room: string) => Promise<AnySocket> = (room) => open(server, room, []),
): Promise<void> {
  const before = server.log();
  const [table, other] = [
    await begunTable(server.url, 'casual', 2),
    await begunTable(server.url, 'casual', 2),
  ];
  for (const [kind, send] of Object.entries({ ...KINDS, ...kinds })) {
    const socket = await openIn(table.room);
    send(socket);
    // Closes one that is still open.
    if (kind in KINDS) socket.binary(Buffer.of(0));
    await expectPlays(other);
    expect({ kind, code: await socket.closed() }).toEqual({ kind, code: 1009 });
    socket.destroy();
  }
  const socket = await openIn(table.room);
  socket.binary(Buffer.from('{"type":"sync","after":0}'));
  expect(await socket.closed()).toBe(1003);
  socket.destroy();
  await expectPlays(table);
  expect(server.log()).toBe(before);
}

const KINDS: Readonly<Record<string, (socket: AnySocket) => void>> = {
  'too long by one': (socket) => socket.text('x'.repeat(4_097)),
};

/** Watchers who talk but do not read are cut off, and the others go on. */
export async function expectDeafCutOff(server: FaultServer, watchers = 1, asked = DEAF_TO): Promise<void> {
  const table = await begunTable(server.url, 'casual', 2);
  const reader = new Player({ origin: server.url }, table.room);
  const codes = await codesOfDeafWatchers(server, table, watchers, asked);
  expect(codes).toEqual(codes.map(() => 4412));
  const seq = byTurn(table).mover.chronicle.last + 1;
  await expectPlays(table);
  await reader.until((update) => update.seq >= seq);
  reader.hangUp();
}

/** Frames that no room may act on, from a seat that is not on turn; every one is to be refused, and nothing to change. */
async function throwAt(
  table: OwnTable,
  count: number,
  at: FaultServer,
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
 * Watchers ask so many times for the whole game without reading an answer; then they read, and send what closes a
 * socket that is still open: the codes that they are closed with.
 */
export async function codesOfDeafWatchers(
  at: FaultServer,
  table: OwnTable,
  watchers: number,
  asked: number,
): Promise<number[]> {
  const sockets = await Promise.all(Array.from({ length: watchers }, () => open(at, table.room, [])));
  for (const socket of sockets) socket.pause();
  for (const socket of sockets) {
    for (let n = 0; n < asked; n++) socket.text('{"type":"sync","after":0}');
  }
  await expectPlays(table);
  const codes: number[] = [];
  for (const socket of sockets) {
    socket.resume();
    socket.binary(Buffer.of(0));
    codes.push(await socket.closed());
    socket.destroy();
  }
  return codes;
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

async function open(
  server: FaultServer,
  room: string,
  headers: readonly (readonly [string, string])[],
): Promise<AnySocket> {
  const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const { status, socket } = await server.open(path, [['Origin', server.url], ...headers]);
  if (socket === null) throw new Error(`no socket: ${status}`);
  return socket;
}
