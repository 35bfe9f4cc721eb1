import { expect } from 'vitest';
import { type Device, newDevice, randomHex } from '../../support/second-client/api.ts';
import { Player, type Wish } from '../../support/second-client/player.ts';
import { begunTable, byTurn, type OwnTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import type { FaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patch.ts';
import { SEED } from '../support/scale.ts';
import { acceptedGuesses } from './guesses.ts';
import { statusesByOrigin } from './origins.ts';

/** Says in the log when a room's object is made. */
const TOUCHED = 'a room is touched';
export const TELLS_WHEN_TOUCHED: Patch = {
  find: 'this.store = new RoomStore(ctx.storage);',
  replace: `this.store = new RoomStore(ctx.storage);\n    console.error(${JSON.stringify(TOUCHED)});`,
};
export const touches = (server: FaultServer): number => server.log().split(TOUCHED).length - 1;

const WATCHER_COMMANDS: readonly Wish[] = [
  { type: 'place', tiles: [{ square: 112, letter: 'A', blank: false }] },
  { type: 'exchange', tiles: ['A'] },
  { type: 'pass' },
  { type: 'redeem', square: 112 },
  { type: 'challenge', turn: 0, words: null },
  { type: 'accept', turn: 0 },
  { type: 'resign', game: 1 },
  { type: 'give', game: 1, to: 0 },
  { type: 'ask', game: 1, want: { kind: 'abort' } },
  { type: 'answer', request: 1, agree: true },
  { type: 'nonce', game: 1, nonce: randomHex() },
  { type: 'rename', name: 'Mallory' },
  { type: 'start' },
  { type: 'free', seat: 0 },
  { type: 'swap', a: 0, b: 1 },
  { type: 'lock', seat: 1, locked: true },
  { type: 'addBot', seat: 1, level: 'expert' },
  { type: 'takeBack', game: 1 },
  { type: 'leave' },
  { type: 'rematch', game: 1 },
];

/** Refuses every foreign origin without touching a room; how many kinds there are. */
export async function expectNoForeignOrigin(server: FaultServer): Promise<number> {
  const { room, devices, players } = await begunTable(server.url, 'casual', 2);
  for (const player of players) player.hangUp();
  server.killRuntime();
  await server.answers();
  const before = touches(server);
  const { statuses, own } = await statusesByOrigin(server, room, deviceOf(devices));
  expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((kind) => [kind, 403])));
  expect(await own()).toBe(101);
  await expect.poll(() => touches(server)).toBe(before + 1);
  return Object.keys(statuses).length;
}

export async function expectNoGuessAccepted(server: FaultServer, count: number): Promise<void> {
  const { room, devices, players } = await begunTable(server.url, 'casual', 2);
  for (const player of players) player.hangUp();
  expect(await acceptedGuesses(server.url, room, deviceOf(devices), count, seededRandom(SEED))).toEqual([]);
}

export async function expectStrangerWatches({ url }: FaultServer): Promise<void> {
  const [here, elsewhere] = [await begunTable(url, 'casual', 2), await begunTable(url, 'casual', 2)];
  const stranger = new Player(deviceOf(elsewhere.devices), here.room);
  expect((await stranger.until(() => true)).room.you).toBeNull();
  expect((await stranger.command({ type: 'resign', game: 1 }, 'resign')).type).toBe('refused');
  expect(byTurn(here).mover.now.room.phase).toBe('playing');
  hangUp(here, elsewhere, stranger);
}

export async function expectWatchersRefused({ url }: FaultServer): Promise<void> {
  const table = await begunTable(url, 'casual', 2);
  const seq = byTurn(table).mover.chronicle.last;
  for (const wish of WATCHER_COMMANDS) {
    // A watcher's socket may say little.
    const watcher = new Player({ origin: url }, table.room);
    await watcher.until(() => true);
    expect(await watcher.command(wish, wish.type)).toMatchObject({ code: 'room/not-seated' });
    expect(watcher.chronicle.last).toBe(seq);
    watcher.hangUp();
  }
  hangUp(table);
}

/** How often somebody is heard, and with what ends who goes on. */
export async function expectTalkLimited(server: FaultServer, who: 'a seat' | 'a watcher'): Promise<void> {
  const { burst, refill } = TALK[who];
  const table = await begunTable(server.url, 'casual', 2);
  const device = await (who === 'a seat' ? deviceOf(table.devices) : newDevice(server.url));
  hangUp(table);
  server.killRuntime();
  await server.answers();
  const path = `/api/rooms/${table.room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const start = performance.now();
  const headers = [['Origin', server.url] as const, ['Cookie', device.cookie] as const];
  const { socket } = await server.open(path, headers);
  if (socket === null) throw new Error('no socket');
  for (let said = 0; said < 3 * burst; said++) socket.text('{"type":"nonsense"}');
  // Closes one that is still open.
  socket.binary(Buffer.of(0));
  const counts = { heard: 0, tooMany: 0 };
  for (let frame = await socket.next(); ; frame = await socket.next()) {
    if ('closed' in frame) {
      expect(frame.closed).toBe(1008);
      break;
    }
    if (frame.text.includes('wire/too-many')) counts.tooMany++;
    else if (frame.text.includes('wire/bad-shape')) counts.heard++;
  }
  const refilled = Math.floor((performance.now() - start) / refill);
  expect(counts.heard).toBeGreaterThanOrEqual(burst);
  expect(counts.heard).toBeLessThanOrEqual(burst + refilled);
  expect(counts.tooMany).toBeGreaterThanOrEqual(burst - 1);
  socket.destroy();
}

const TALK = { 'a seat': { burst: 20, refill: 500 }, 'a watcher': { burst: 5, refill: 2_000 } };

export function deviceOf([device]: readonly Device[]): Device {
  if (device === undefined) throw new Error('nobody there');
  return device;
}

export function hangUp(...who: readonly (OwnTable | Player)[]): void {
  for (const one of who) for (const player of 'players' in one ? one.players : [one]) player.hangUp();
}
