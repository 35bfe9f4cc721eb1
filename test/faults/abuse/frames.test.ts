import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { RawSocket } from '../support/raw-socket.ts';
import { report, times } from '../support/scale.ts';
import { expectCloses, expectDeafCutOff, expectNothingOfBadFrames } from './frames.ts';

const HUGE = 33 * 1024 * 1024;
const BOMB = 30 * 1024 * 1024;

let server: FaultServer;
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

  it('[D13] cuts off a watcher that talks but does not read, and the others go on', () =>
    expectDeafCutOff(server));
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
