import { deedsOf } from '../../support/second-client/deeds.ts';
import type { Entry } from '../../support/second-client/journal.ts';
import { OwnWords } from '../../support/second-client/own-words.ts';
import { Player } from '../../support/second-client/player.ts';
import { takePart } from '../../support/second-client/take-part.ts';
import { ownTable } from '../../support/second-client/whole-table.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type Fault, faultsOf } from '../history.ts';
import type { RuntimeServer } from '../support/fault-server.ts';
import { startLossyProxy, type Weather } from './lossy-proxy.ts';

/** What came of a game, or of several. */
export interface LossyGames {
  readonly faults: readonly Fault[];
  /** What somebody saw or was answered that no room may show or answer. */
  readonly breaches: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

const WATCHERS = 2;
/** So many games are played side by side. */
const AT_ONCE = 10;
const words = new OwnWords();

/** As many games, each with a seed of its own. */
export async function lossyGames(
  server: RuntimeServer,
  weather: Weather,
  games: number,
  seed: number,
): Promise<LossyGames> {
  const played: LossyGames[] = [];
  while (played.length < games) {
    const count = Math.min(AT_ONCE, games - played.length);
    const seeds = Array.from({ length: count }, (_, at) => seed * 1_000 + played.length + at);
    played.push(...(await Promise.all(seeds.map((each) => lossyGame(server, weather, each)))));
  }
  const counts: Record<string, number> = { games };
  for (const game of played)
    for (const [name, count] of Object.entries(game.counts)) counts[name] = (counts[name] ?? 0) + count;
  return {
    faults: played.flatMap(({ faults }) => faults),
    breaches: played.flatMap(({ breaches }) => breaches),
    counts,
  };
}

/** A whole game of which everybody, also those who watch, hears and says everything over lines that fail. */
async function lossyGame(server: RuntimeServer, weather: Weather, seed: number): Promise<LossyGames> {
  const random = seededRandom(seed);
  const proxy = await startLossyProxy(server.port, weather, random);
  const entries: Entry[] = [];
  const breaches: string[] = [];
  const journal = (entry: Entry): void => void entries.push(entry);
  const seats = 2 + (seed % 3);
  const preset = seed % 2 === 0 ? 'classic' : 'casual';
  const { room, players } = await ownTable(proxy.url, preset, seats, journal);
  const watchers = Array.from(
    { length: WATCHERS },
    (_, at) => new Player({ origin: proxy.url }, room, `watcher ${at}`, journal),
  );
  const everybody = [...players, ...watchers];
  const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
  const parts = players.map((player) => takePart(player, 1, words, habits).catch(give));
  await Promise.all(parts);
  proxy.clearUp();
  const late = new Player({ origin: server.url }, room, 'the room');
  const { seq } = await late.until(() => true);
  // Whoever has gone astray hears no more, and is a breach below.
  await Promise.all(everybody.map((each) => each.until((update) => update.seq >= seq).catch(give)));
  const truth = { by: 'the room', steps: deedsOf(late.chronicle.steps) };
  const views = everybody.map(({ chronicle }, at) => ({ by: `page ${at}`, steps: deedsOf(chronicle.steps) }));
  const sum = (count: (player: Player) => number): number =>
    everybody.reduce((all, each) => all + count(each), 0);
  for (const { faults } of everybody) breaches.push(...faults);
  for (const player of [...everybody, late]) player.hangUp();
  await proxy.stop();
  return {
    faults: faultsOf({ entries, truth, views }),
    breaches,
    counts: {
      ...proxy.counts,
      steps: seq,
      acked: entries.filter(({ type }) => type === 'acked').length,
      sentAgain: sum(({ again }) => again.sent),
      ackedAgain: sum(({ again }) => again.acked),
    },
  };

  function give(error: unknown): void {
    breaches.push(String(error));
    // Who goes on at such a table may wait for ever for the one who cannot.
    for (const player of players) player.hangUp();
  }
}
