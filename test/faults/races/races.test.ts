import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { report, times } from '../support/scale.ts';
import { type Kind, race, won } from './races.ts';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer([MAY_SAY_ALL]);
});
afterAll(() => server.stop());

test.each<readonly [string, Kind]>([
  ['[M3] a command that five tabs send is applied once, and acknowledged to all', 'the same'],
  ['[M4, M5] one of five turns that name the same step is applied, and the others are refused', 'different'],
  ['[M4, M5] a turn is taken of the seat that has it, whoever tries at the same moment', 'out of turn'],
])('%s', async (_, kind) => {
  const rounds = times(50, 1_000);
  const counts = await race(server, rounds, kind);
  report(`five at once: ${kind}`, counts);
  expect(counts).toEqual(won(rounds, kind));
});
