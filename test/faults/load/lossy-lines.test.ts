import { afterEach, describe, expect, it } from 'vitest';
import { AS_FROM_MANY } from '../support/as-from-many.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { FORGETS_IDS } from '../support/forgets-ids.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { report, SEED, times } from '../support/scale.ts';
import { type LossyGame, lossyGame } from './lossy-games.ts';
import type { Weather } from './lossy-proxy.ts';

const GAMES = times(4, 50);
/** So many are played side by side. */
const AT_ONCE = times(4, 10);
const WEATHER: Weather = { late: 0.1, cut: 0.03, torn: 0.03, swallowed: 0.015, longest: times(60, 3_000) };

let server: FaultServer;
afterEach(() => server.stop());

async function play(games: number): Promise<LossyGame[]> {
  const played: LossyGame[] = [];
  while (played.length < games) {
    const seeds = Array.from(
      { length: Math.min(AT_ONCE, games - played.length) },
      (_, at) => at + played.length,
    );
    played.push(...(await Promise.all(seeds.map((seed) => lossyGame(server, WEATHER, SEED * 1_000 + seed)))));
  }
  return played;
}

function totals(played: readonly LossyGame[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const { counts } of played)
    for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
  return total;
}

describe('lines that are cut, torn, late and swallowed on their way to the runtime', () => {
  it('[M3, M6, D1] whole games are played over them: nothing acknowledged is lost or done twice, and all see the same', async () => {
    server = await startFaultServer([...AS_FROM_MANY, MAY_SAY_ALL]);
    const played = await play(GAMES);
    const total = totals(played);
    report('lossy lines', { games: GAMES, ...total });
    expect(played.flatMap(({ faults }) => faults)).toEqual([]);
    expect(played.flatMap(({ breaches }) => breaches)).toEqual([]);
    // Else not all of this was tried.
    expect(Object.entries(total).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('[M3] a room that forgets the ids of commands would be caught refusing what it has done', async () => {
    server = await startFaultServer([...AS_FROM_MANY, MAY_SAY_ALL, FORGETS_IDS]);
    const played = await play(4);
    const kinds = new Set(played.flatMap(({ faults }) => faults.map(({ kind }) => kind)));
    expect([...kinds]).toContain('refused but done');
  });
});
