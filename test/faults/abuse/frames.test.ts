import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { begunTable } from '../../support/second-client/whole-table.ts';
import { type RuntimeServer, startFaultServer } from '../support/fault-server.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { report, times } from '../support/scale.ts';
import {
  COUNTS_NOTHING,
  codesOfDeafWatchers,
  expectCloses,
  expectDeafCutOff,
  expectNothingOfBadFrames,
} from './frames.ts';

/** Watchers that do not read, how often each asks, and the most bytes that the runtime may take for them and for the work itself. */
const DEAF = 8;
const ASKED = 3_000;
const MAX_HELD = 64 * 1024 * 1024;
const HUGE = 33 * 1024 * 1024;
const BOMB = 30 * 1024 * 1024;

let server: RuntimeServer;
beforeAll(async () => {
  server = await startFaultServer([MAY_SAY_ALL]);
});
afterAll(() => server.stop());

describe('frames that nobody should send', () => {
  it('[M1, M2] changes nothing and fails at nothing, whatever comes, and goes on', async () => {
    report('malformed frames', await expectNothingOfBadFrames(server, times(10_000, 100_000)));
  });

  it('[M1] closes on frames that are binary, too long, huge or a bomb, and other rooms answer', async () => {
    await expectCloses(
      server,
      {
        huge: (socket) => socket.text('x'.repeat(HUGE)),
        bomb: (socket) => {
          if (!(socket instanceof RawSocket)) throw new TypeError('a bomb wants a line of its own');
          expect(socket.deflated(`"${' '.repeat(BOMB)}"`)).toBeLessThan(40_000);
        },
      },
      openRaw,
    );
  });

  it('[D13] cuts off watchers that talk but do not read, holds little for them, and the others go on', async () => {
    server.killRuntime();
    await server.answers();
    const before = server.peakMemory();
    await expectDeafCutOff(server, DEAF, ASKED);
    const held = server.peakMemory() - before;
    report('deaf watchers', { held });
    expect(held).toBeLessThan(MAX_HELD);
  });
});

it('[D13, O12] a room that does not count what waits is caught at what it holds', async () => {
  const trusting = await startFaultServer([MAY_SAY_ALL, COUNTS_NOTHING]);
  const before = trusting.peakMemory();
  const table = await begunTable(trusting.url, 'casual', 2);
  const codes = await codesOfDeafWatchers(trusting, table, DEAF, ASKED);
  const held = trusting.peakMemory() - before;
  report('deaf watchers of a room that trusts', { held });
  await trusting.stop();
  expect(codes).not.toContain(4412);
  expect(held).toBeGreaterThan(MAX_HELD);
});

async function openRaw(room: string): Promise<RawSocket> {
  const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const { status, socket } = await RawSocket.open(Number(new URL(server.url).port), path, [
    ['Origin', server.url],
    ['Sec-WebSocket-Extensions', 'permessage-deflate'],
  ]);
  expect(status).toBe(101);
  return socket;
}
