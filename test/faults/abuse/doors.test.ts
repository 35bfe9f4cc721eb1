import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { report, times } from '../support/scale.ts';
import * as doors from './doors.ts';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer([doors.TELLS_WHEN_TOUCHED]);
});
afterAll(() => server.stop());

describe('who may come in', () => {
  it('[I4] refuses every foreign origin, and no room is touched', async () => {
    const kinds = await doors.expectNoForeignOrigin(server);
    report('origins', { kinds });
    expect(kinds).toBeGreaterThanOrEqual(12);
  });

  it('[I1, I2] gives no seat to a token that was guessed', async () => {
    const count = times(1_000, 100_000);
    await doors.expectNoGuessAccepted(server, count);
    report('guesses', { count });
  });

  it('[D3] lets a device from another room watch only', () => doors.expectStrangerWatches(server));

  it('[D3] refuses every command of a watcher, and nothing comes of it', () =>
    doors.expectWatchersRefused(server));

  it.each(['a seat', 'a watcher'] as const)('[M7] hears %s as often as it may talk, then closes', (who) =>
    doors.expectTalkLimited(server, who),
  );
});
