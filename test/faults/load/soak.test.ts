import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { AS_FROM_MANY } from '../support/as-from-many.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { report, SEED, SOAK_MINUTES, times } from '../support/scale.ts';
import { byQuarter } from './figures.ts';
import { soak } from './soak-run.ts';
import { storedBytes } from './stored.ts';

/** Bytes that a game's room takes, on the average. */
const MOST_STORED = 64 * 1024;
const TABLES = times(4, 100);
const MINUTES = times(0, SOAK_MINUTES);

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer([...AS_FROM_MANY, MAY_SAY_ALL]);
});
afterAll(() => server.stop());

it('[D12, M5] games go on for long over lines that break, each takes little room, and nothing goes wrong', async () => {
  const begun = server.log();
  const length = { tables: TABLES, minutes: MINUTES };
  const { games, turns, breaks, faults, samples } = await soak(server, length, seededRandom(SEED));
  const stored = storedBytes(server.state);
  const mean = Math.round(stored.reduce((sum, bytes) => sum + bytes, 0) / stored.length);
  report('soak', {
    ...length,
    ...{ games, turns, breaks, stored: mean, storedMost: Math.max(...stored) },
    ...byQuarter(samples),
  });
  expect(faults).toEqual([]);
  expect(server.log().slice(begun.length)).toBe('');
  expect(stored).toHaveLength(games);
  expect(mean).toBeLessThanOrEqual(MOST_STORED);
  // Else lines have not been tried.
  expect(breaks).toBeGreaterThan(0);
});
