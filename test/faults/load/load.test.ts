import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { AS_FROM_MANY } from '../support/as-from-many.ts';
import { type RuntimeServer, startFaultServer } from '../support/fault-server.ts';
import { FORGETS_IDS } from '../support/forgets-ids.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { report, SEED, SOAK_MINUTES, times } from '../support/scale.ts';
import { byQuarter } from './figures.ts';
import { type Load, loadRun } from './load-run.ts';
import { lossyGames } from './lossy-games.ts';
import type { Weather } from './lossy-proxy.ts';
import { soak } from './soak-run.ts';
import { storedBytes } from './stored.ts';
import { storm } from './storm-run.ts';

/** Bytes that a game's room takes, on the average. */
const MOST_STORED = 64 * 1024;
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
    rooms: times(2, 1_000),
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
const WEATHER: Weather = { late: 0.1, cut: 0.05, torn: 0.03, swallowed: 0.015, longest: times(60, 3_000) };

let server: RuntimeServer;
beforeAll(async () => {
  server = await startFaultServer([...AS_FROM_MANY, MAY_SAY_ALL]);
});
afterAll(() => server.stop());

describe('games that go on for long', () => {
  // The first on its server, which has no other rooms then.
  it('[D12, M5] end over lines that break, each takes little room, and nothing goes wrong', async () => {
    const wish = { tables: times(3, 100), minutes: times(0, SOAK_MINUTES) };
    const { games, turns, breaks, faults, samples } = await soak(server, wish, seededRandom(SEED));
    const stored = storedBytes(server.state);
    const mean = Math.round(stored.reduce((sum, bytes) => sum + bytes, 0) / stored.length);
    const sizes = { stored: mean, storedMost: Math.max(...stored) };
    report('soak', { ...wish, games, turns, breaks, ...sizes, ...byQuarter(samples) });
    expect(faults).toEqual([]);
    expect(server.log()).toBe('');
    expect(stored).toHaveLength(games);
    expect(mean).toBeLessThanOrEqual(MOST_STORED);
    // Else lines have not been tried.
    expect(breaks).toBeGreaterThan(0);
  });
});

describe('very many at once', () => {
  it.each(LOADS)(
    '[M5, M6] have every turn acknowledged and told to all: $name',
    async ({ name, ...load }) => {
      const { wrong, counts, figures } = await loadRun(server, load);
      report(`load: ${name}`, { ...load, ...counts, ...figures });
      expect(wrong).toEqual({ refused: [], faults: [], log: '' });
      expect(counts.acked).toBe(load.rooms * load.turns);
    },
  );

  it('[U16, D1, M6] are all back behind a crash, by the page’s own line, and told what they missed', async () => {
    const { known, told, answers, faults, figures } = await storm(
      server,
      times(10, 200),
      times(12, WATCHERS),
    );
    report('reconnect storm', figures);
    expect(told).toEqual(known.map((seq) => new Set([seq])));
    expect(new Set(answers)).toEqual(new Set(['acked']));
    expect(faults).toEqual([]);
  });
});

describe('lines that are cut, torn, late and swallowed on their way to the runtime', () => {
  it('[M3, M6, D1] lose nothing that was acknowledged, double nothing, and all see the same game', async () => {
    const { faults, breaches, counts } = await lossyGames(server, WEATHER, times(3, 50), SEED);
    report('lossy lines', counts);
    expect(faults).toEqual([]);
    expect(breaches).toEqual([]);
    // Else not all of this was tried.
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('[M3] would show a room that forgets the ids of commands: it refuses what it has done', async () => {
    const forgetful = await startFaultServer([...AS_FROM_MANY, MAY_SAY_ALL, FORGETS_IDS]);
    const { faults } = await lossyGames(forgetful, { ...WEATHER, cut: 0.15, late: 0 }, 2, SEED);
    expect(faults.map(({ kind }) => kind)).toContain('refused but done');
    await forgetful.stop();
  });
});
