import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Device, newDevice, randomHex } from '../../support/second-client/api.ts';
import { Player, type Wish } from '../../support/second-client/player.ts';
import { begunTable, byTurn, type OwnTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patched-bundle.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { report, SEED, times } from '../support/scale.ts';
import { acceptedGuesses } from './guesses.ts';
import { statusesByOrigin } from './origins.ts';

/** Says in the log when a room's object is made. */
const TOUCHED = 'a room is touched';
const TELLS_WHEN_TOUCHED: Patch = {
  find: 'this.store = new RoomStore(ctx.storage);',
  put: `this.store = new RoomStore(ctx.storage);\n    console.error(${JSON.stringify(TOUCHED)});`,
};
/** Two doors left ajar, to see that somebody notices. */
const LETS_BEGINNINGS_IN: Patch = {
  find: 'return c.req.header("Origin") === new URL(c.req.url).origin;',
  put: 'return (c.req.header("Origin") ?? "").startsWith(new URL(c.req.url).origin);',
};
const READS_HALF_THE_TOKEN: Patch = { find: 'hexToBytes(token)', put: 'hexToBytes(token.slice(0, 32))' };
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

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer([TELLS_WHEN_TOUCHED]);
});
afterAll(() => server.stop());

describe('who may come in', () => {
  it('[I4] refuses every foreign origin, and no room is touched', async () => {
    const { room, devices, players } = await begunTable(server.url, 'casual', 2);
    for (const player of players) player.hangUp();
    server.killRuntime();
    await server.answers();
    const before = touches();
    const { statuses, own } = await statusesByOrigin(server, room, deviceOf(devices));
    expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((kind) => [kind, 403])));
    expect(await own()).toBe(101);
    await expect.poll(touches).toBe(before + 1);
    report('origins', { kinds: Object.keys(statuses).length });
  });

  it('[I1, I2] gives no seat to a token that was guessed', async () => {
    const { room, devices, players } = await begunTable(server.url, 'casual', 2);
    for (const player of players) player.hangUp();
    const count = times(2_000, 100_000);
    expect(await acceptedGuesses(server.url, room, deviceOf(devices), count, seededRandom(SEED))).toEqual([]);
    report('guesses', { count });
  });

  it('[D3] lets a device from another room watch only', async () => {
    const [here, elsewhere] = [
      await begunTable(server.url, 'casual', 2),
      await begunTable(server.url, 'casual', 2),
    ];
    const stranger = new Player(deviceOf(elsewhere.devices), here.room);
    expect((await stranger.until(() => true)).room.you).toBeNull();
    expect((await stranger.command({ type: 'resign', game: 1 }, 'resign')).type).toBe('refused');
    expect(byTurn(here).mover.now.room.phase).toBe('playing');
    hangUp(here, elsewhere, stranger);
  });

  it('[D3] refuses every command of a watcher, and nothing comes of it', async () => {
    const table = await begunTable(server.url, 'casual', 2);
    const seq = byTurn(table).mover.chronicle.last;
    for (const wish of WATCHER_COMMANDS) {
      // A watcher's socket may say little.
      const watcher = new Player({ origin: server.url }, table.room);
      await watcher.until(() => true);
      expect(await watcher.command(wish, wish.type)).toMatchObject({ code: 'room/not-seated' });
      expect(watcher.chronicle.last).toBe(seq);
      watcher.hangUp();
    }
    hangUp(table);
  });

  it.each([
    ['a seat', 20, 500],
    ['a watcher', 5, 2_000],
  ])('[M7] hears %s as often as it may talk, then closes', async (who, burst, refill) => {
    const table = await begunTable(server.url, 'casual', 2);
    const device = await (who === 'a seat' ? deviceOf(table.devices) : newDevice(server.url));
    hangUp(table);
    server.killRuntime();
    await server.answers();
    const path = `/api/rooms/${table.room}/socket?after=0&protocol=4&tab=${randomHex()}`;
    const start = performance.now();
    const { socket } = await RawSocket.open(server.port, path, [
      ['Origin', server.url],
      ['Cookie', device.cookie],
    ]);
    for (let said = 0; said < 3 * burst; said++) socket.text('{"type":"nonsense"}');
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
  });
});

describe('a door that is left ajar', () => {
  it('[I4, I2] is found, by the origins that begin like the own and by a token that is half another', async () => {
    const ajar = await startFaultServer([LETS_BEGINNINGS_IN, READS_HALF_THE_TOKEN]);
    const { room, devices, players } = await begunTable(ajar.url, 'casual', 2);
    for (const player of players) player.hangUp();
    const { statuses } = await statusesByOrigin(ajar, room, deviceOf(devices));
    expect(Object.keys(statuses).filter((kind) => statuses[kind] !== 403)).toEqual([
      'the origin in front',
      'the origin as a user',
      'a path',
      'more behind it',
      'two headers',
    ]);
    const accepted = await acceptedGuesses(ajar.url, room, deviceOf(devices), 0, seededRandom(SEED));
    expect(accepted).toHaveLength(32);
    await ajar.stop();
  });
});

const touches = (): number => server.log().split(TOUCHED).length - 1;

function deviceOf([device]: readonly Device[]): Device {
  if (device === undefined) throw new Error('nobody there');
  return device;
}

function hangUp(...who: readonly (OwnTable | Player)[]): void {
  for (const one of who) for (const player of 'players' in one ? one.players : [one]) player.hangUp();
}
