import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { report, SEED, times } from '../support/scale.ts';
import { KILL_CHECKS, type KillRun, NO_BREACH, playAndKill, redIn } from './kill-run.ts';

const KILLS = times(20, 200);
const TABLES = 3;
let run: KillRun;
let stop = async (): Promise<void> => {};

/** Games under a runtime that is killed in the middle of moves. */
beforeAll(async () => {
  const server = await startFaultServer();
  stop = server.stop;
  run = await playAndKill(server, KILLS, seededRandom(SEED), TABLES);
  report('kill -9', run.counts);
}, 1_800_000);
afterAll(() => stop());

test.each([...Object.keys(KILL_CHECKS), NO_BREACH])('%s, whenever the runtime is killed', (name) => {
  const { faults, breaches } = run;
  expect(redIn({ faults, breaches }).filter((each) => each === name)).toEqual([]);
});

test('[M3, D1] the runtime was killed in the middle of moves, and repeats were acknowledged', () => {
  expect([run.faults, run.breaches]).toEqual([[], []]);
  expect(run.counts.kills).toBe(KILLS);
  // Else nothing of all this was tried.
  expect(run.counts.ackedAgain).toBeGreaterThan(0);
});
