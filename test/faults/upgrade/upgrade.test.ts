import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { type RuntimeServer, startFaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patch.ts';
import { report, SEED, times } from '../support/scale.ts';
import { playAndUpgrade } from './upgrade-run.ts';

let server: RuntimeServer;
afterEach(() => server.stop());

/** Lets a page of another protocol in. */
const LETS_ALL_IN: Patch = { find: 'protocol !== PROTOCOL_VERSION', replace: 'false' };

/** Throws the last step of another build away when it comes upon a room of its. */
const SNAPSHOT_BEHIND: Patch = {
  find: 'if (row.shape !== SNAPSHOT_SHAPE) return replayRoom(this.stepsAfter(seq(0)));',
  replace: `if (row.shape !== SNAPSHOT_SHAPE) {
      const last = this.stepsAfter(seq(0)).at(-1).seq;
      this.sql('DELETE FROM steps WHERE seq = ?', last);
      return replayRoom(this.stepsAfter(seq(0)));
    }`,
};

describe('a build that takes the place of another in the middle of games', () => {
  it('[D1, M3, M6, M8] finds every room as it was left, and has pages of the one before load anew', async () => {
    server = await startFaultServer();
    const games = times(1, 50);
    const { faults, breaches, counts } = await playAndUpgrade(server, {
      games,
      every: 20,
      random: seededRandom(SEED),
    });
    report('upgrades in the middle of games', counts);
    expect(faults).toEqual([]);
    expect(breaches).toEqual([]);
    expect(counts.games).toBe(games);
    // Else nothing of all this was tried.
    expect(counts.upgrades).toBeGreaterThan(0);
    expect(counts.reloads).toBeGreaterThan(0);
    expect(server.log()).toBe('');
  });

  it('[D1] would be caught losing the last step of the build before', async () => {
    server = await startFaultServer();
    const { faults } = await playAndUpgrade(server, {
      games: 1,
      every: 12,
      most: 1,
      random: seededRandom(SEED),
      flaws: [SNAPSHOT_BEHIND],
    });
    expect(faults.map(({ kind }) => kind)).toContain('went back');
  });

  it('[M8] would be caught letting a page of another protocol in', async () => {
    server = await startFaultServer();
    const { breaches, counts } = await playAndUpgrade(server, {
      games: 1,
      every: 12,
      most: 1,
      random: seededRandom(SEED),
      flaws: [LETS_ALL_IN],
    });
    expect(breaches.join()).toContain('told in protocol 5');
    expect(counts.reloads).toBe(0);
  });
});
