import { afterAll, beforeAll, expect, it } from 'vitest';
import { AS_FROM_MANY } from '../support/as-from-many.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { report, times } from '../support/scale.ts';
import { mostWithin, percentile } from './figures.ts';
import { fullTables } from './full-table.ts';
import { type Load, loadRun } from './load-run.ts';

const WATCHERS = 5;
const LOADS: readonly (Load & { readonly name: string })[] = [
  {
    name: 'many rooms',
    rooms: times(8, 200),
    watchers: WATCHERS,
    turns: times(10, 60),
    every: times(0, 1_000),
  },
  {
    name: 'very many rooms',
    rooms: times(16, 1_000),
    watchers: WATCHERS,
    turns: times(2, 12),
    every: times(0, 5_000),
  },
  {
    name: 'one that many watch',
    rooms: 1,
    watchers: times(60, 200),
    turns: times(20, 120),
    every: times(0, 500),
  },
];

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(AS_FROM_MANY);
});
afterAll(() => server.stop());

it.each(LOADS)('[M5, M6] every turn is acknowledged and told to all: $name', async ({ name, ...load }) => {
  const { wrong, counts, figures } = await loadRun(server, load);
  report(`load: ${name}`, { ...load, ...counts, ...figures });
  expect(wrong).toEqual({ refused: [], faults: [], log: '' });
  expect(counts.acked).toBe(load.rooms * load.turns);
});

it('[U16, D1, M6] everybody is back behind a crash, by the page’s own line, and told what they missed', async () => {
  const tables = await fullTables(server.url, times(20, 200), WATCHERS);
  const pages = tables.flatMap((table) => table.pages);
  // Of a turn that was acknowledged a moment ago not everybody may have heard.
  expect(await Promise.all(tables.map((table) => table.turn()))).toEqual(tables.map(() => 'acked'));
  const known = tables.map((table) => Math.max(...table.pages.map(({ seq }) => seq)));
  const killed = performance.now();
  server.killRuntime();
  await server.answers();
  const restarted = performance.now();
  await Promise.all(pages.map((page) => page.until(() => page.comings.length >= 2)));
  const firsts = pages.map(({ attempts: [, first = 0] }) => first);
  const backs = pages.map(({ comings: [, back = 0] }) => back - restarted);
  report('reconnect storm', {
    clients: pages.length,
    restart: Math.round(restarted - killed),
    backWithin5s: backs.filter((back) => back <= 5_000).length,
    backP50: percentile(backs, 0.5),
    backP95: percentile(backs, 0.95),
    backLast: percentile(backs, 1),
    attempts: pages.reduce((sum, { attempts }) => sum + attempts.length - 1, 0),
    mostFirstAttemptsIn100ms: mostWithin(firsts, 100),
    mostAttemptsIn100ms: mostWithin(
      pages.flatMap(({ attempts }) => attempts.slice(1)),
      100,
    ),
  });
  expect(tables.map((table) => new Set(table.pages.map(({ seq }) => seq)))).toEqual(
    known.map((seq) => new Set([seq])),
  );
  expect(await Promise.all(tables.map((table) => table.turn()))).toEqual(tables.map(() => 'acked'));
  await Promise.all(tables.map((table) => table.agreed()));
  expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
  for (const table of tables) table.hangUp();
});
