import { afterEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patched-bundle.ts';
import { report, SEED, times } from '../support/scale.ts';
import { playAndKill } from './kill-run.ts';

let server: FaultServer;
afterEach(() => server.stop());

/** A room that answers first, once its game has begun, and stores when it has time. */
const ACKS_BEFORE_IT_STORES: Patch = {
  find: 'this.store.write(room, steps, seeds);',
  put: `const store = () => this.store.write(room, steps, seeds);
        const setUp = ['roomMade', 'seatTaken', 'nonceGiven'];
        if (steps.some(({ events }) => events.some(({ type }) => setUp.includes(type)))) store();
        else setTimeout(store, 60);`,
};

describe('a runtime that is killed in the middle of moves', () => {
  it('[M3, M6, D1] loses nothing that it acknowledged, does nothing twice and takes nothing back', async () => {
    server = await startFaultServer();
    const { faults, breaches, counts } = await playAndKill(server, times(20, 200), seededRandom(SEED));
    report('kill -9', counts);
    expect(faults).toEqual([]);
    expect(breaches).toEqual([]);
    expect(counts.kills).toBe(times(20, 200));
    // Else nothing of all this was tried.
    expect(counts.ackedAgain).toBeGreaterThan(0);
  });

  it('[M3, D1] would be caught losing moves if it answered before it had stored them', async () => {
    server = await startFaultServer([ACKS_BEFORE_IT_STORES]);
    const { faults, counts } = await playAndKill(server, 4, seededRandom(SEED));
    const lost = faults.filter(({ kind }) => kind === 'lost').length;
    report('kill -9, acknowledged before it is stored', { ...counts, lost });
    expect(lost).toBeGreaterThan(0);
    expect(faults.map(({ kind }) => kind)).toContain('went back');
  });
});
