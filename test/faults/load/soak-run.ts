import type { Entry } from '../../support/second-client/journal.ts';
import { OwnWords } from '../../support/second-client/own-words.ts';
import type { Player } from '../../support/second-client/player.ts';
import { takePart } from '../../support/second-client/take-part.ts';
import { ownTable } from '../../support/second-client/whole-table.ts';
import type { Random } from '../../support/seeded-random.ts';
import type { RuntimeServer } from '../support/fault-server.ts';

export interface Soak {
  readonly tables: number;
  /** How long new games are begun; each table plays one in any case. */
  readonly minutes: number;
}

/** How the runtime was when a game was over. */
export interface Sample {
  /** Share of the time that had passed. */
  readonly at: number;
  readonly memory: number;
  readonly files: number;
}

export interface SoakRun {
  readonly games: number;
  readonly turns: number;
  /** Lines that broke and came back. */
  readonly breaks: number;
  readonly faults: readonly string[];
  readonly samples: readonly Sample[];
}

/** Behind one acknowledgement in five somebody's line breaks. */
const BREAKS = 0.2;

/** Whole games at many tables side by side, each in a room of its own, while lines break all the time. */
export async function soak(
  server: RuntimeServer,
  { tables, minutes }: Soak,
  random: Random,
): Promise<SoakRun> {
  const words = new OwnWords();
  const start = performance.now();
  const length = minutes * 60_000;
  const total = { games: 0, turns: 0, breaks: 0 };
  const faults: string[] = [];
  const samples: Sample[] = [];
  await Promise.all([...Array(tables).keys()].map(playOn));
  return { ...total, faults, samples };

  async function playOn(index: number): Promise<void> {
    do {
      await play(index % 2 === 0 ? 'casual' : 'classic', 2 + (index % 3));
      const at = length === 0 ? 1 : (performance.now() - start) / length;
      samples.push({ at, memory: server.memory(), files: server.openFiles() });
    } while (performance.now() - start < length);
  }

  async function play(preset: string, seats: number): Promise<void> {
    let players: readonly Player[] = [];
    const journal = ({ type }: Entry): void => {
      if (type !== 'acked' || players.length === 0 || !random.chance(BREAKS)) return;
      total.breaks++;
      random.pick(players).break();
    };
    const table = await ownTable(server.url, preset, seats, journal);
    players = table.players;
    const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
    await Promise.all(
      table.players.map((player) =>
        takePart(player, 1, words, habits).catch((error: unknown) => {
          faults.push(String(error));
          // Who goes on at such a table may wait for ever for the one who cannot.
          for (const each of table.players) each.hangUp();
        }),
      ),
    );
    total.games++;
    total.turns += table.players[0]?.now.game?.turn ?? 0;
    for (const player of table.players) {
      faults.push(...player.faults);
      player.hangUp();
    }
  }
}
