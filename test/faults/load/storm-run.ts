import type { FaultServer } from '../support/fault-server.ts';
import { mostWithin, percentile } from './figures.ts';
import { fullTables } from './full-table.ts';

export interface Storm {
  /** By room, the last step that was acknowledged before the crash. */
  readonly known: readonly number[];
  /** By room, what its pages knew when they were back. */
  readonly told: readonly ReadonlySet<number>[];
  /** How the turns before the crash and behind it were answered. */
  readonly answers: readonly string[];
  readonly faults: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
}

/** The runtime is killed under so many rooms; everybody comes back, and they play on. */
export async function storm(server: FaultServer, rooms: number, watchers: number): Promise<Storm> {
  const tables = await fullTables(server.url, rooms, watchers);
  const pages = tables.flatMap((table) => table.pages);
  const turns = (): Promise<string[]> => Promise.all(tables.map((table) => table.turn()));
  // Of a turn that was acknowledged a moment ago not everybody may have heard.
  const before = await turns();
  const known = tables.map((table) => Math.max(...table.pages.map(({ seq }) => seq)));
  const killed = performance.now();
  server.killRuntime();
  await server.answers();
  const restarted = performance.now();
  await Promise.all(pages.map((page) => page.until(() => page.comings.length >= 2)));
  const told = tables.map((table) => new Set(table.pages.map(({ seq }) => seq)));
  const backs = pages.map(({ comings: [, back = 0] }) => back - restarted);
  const attempts = pages.map((page) => page.attempts.slice(1));
  const figures = {
    clients: pages.length,
    restart: Math.round(restarted - killed),
    backWithin5s: backs.filter((back) => back <= 5_000).length,
    backP50: percentile(backs, 0.5),
    backP95: percentile(backs, 0.95),
    backLast: percentile(backs, 1),
    attempts: attempts.flat().length,
    mostFirstAttemptsIn100ms: mostWithin(
      attempts.flatMap((of) => of.slice(0, 1)),
      100,
    ),
    mostAttemptsIn100ms: mostWithin(attempts.flat(), 100),
  };
  const answers = [...before, ...(await turns())];
  await Promise.all(tables.map((table) => table.agreed()));
  for (const table of tables) table.hangUp();
  return { known, told, answers, faults: pages.flatMap((page) => page.faults), figures };
}
