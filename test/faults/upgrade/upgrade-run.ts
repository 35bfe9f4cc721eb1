import {
  type Device,
  fetchProtocol,
  makeRoom,
  newDevice,
  takeSeat,
} from '../../support/second-client/api.ts';
import { deedsOf } from '../../support/second-client/deeds.ts';
import type { Entry } from '../../support/second-client/journal.ts';
import { OwnWords } from '../../support/second-client/own-words.ts';
import { Player } from '../../support/second-client/player.ts';
import { takePart } from '../../support/second-client/take-part.ts';
import type { Random } from '../../support/seeded-random.ts';
import { type Fault, faultsOf } from '../history.ts';
import type { RuntimeServer } from '../support/fault-server.ts';
import type { Patch } from '../support/patch.ts';
import { buildAfter } from './builds.ts';

/** What came of a run. */
export interface UpgradeRun {
  readonly faults: readonly Fault[];
  /** What clients saw that no room may do. */
  readonly breaches: readonly string[];
  readonly counts: {
    readonly games: number;
    readonly upgrades: number;
    readonly acked: number;
    /** Pages that were told to load anew, and did. */
    readonly reloads: number;
  };
}

interface Options {
  readonly games: number;
  /** Commands from one upgrade to the next. */
  readonly every: number;
  readonly most?: number;
  readonly random: Random;
  /** What is wrong with every build. */
  readonly flaws?: readonly Patch[];
}

const TABLES = 3;
const words = new OwnWords();
const VERSION_SKEW = 4409;

/** Games at several tables, during which one build after the other takes the place of the one before. */
export async function playAndUpgrade(
  server: RuntimeServer,
  { games, every, most = Number.POSITIVE_INFINITY, random, flaws = [] }: Options,
): Promise<UpgradeRun> {
  const total = { games: 0, upgrades: 0, acked: 0, reloads: 0 };
  const faults: Fault[] = [];
  const breaches: string[] = [];
  let toSend = every;
  let begun = 0;
  let upgrading: Promise<void> | null = null;
  await Promise.all(Array.from({ length: TABLES }, playOn));
  await upgrading;
  return { faults, breaches, counts: total };

  async function playOn(): Promise<void> {
    while (begun < games) await playGame(begun++);
  }

  async function playGame(game: number): Promise<void> {
    const entries: Entry[] = [];
    const seats = 2 + (game % 3);
    const devices = await Promise.all(Array.from({ length: seats }, () => newDevice(server.url)));
    const [host] = devices;
    if (host === undefined) throw new RangeError('a table without seats');
    const room = await makeRoom(host, game % 2 === 0 ? 'classic' : 'casual', seats);
    for (const [seat, device] of devices.entries()) await takeSeat(device, room, `Player ${seat}`);
    const players = await Promise.all(devices.map((device, seat) => playSeat(device, room, seat, entries)));
    const late = await page({ origin: server.url }, room, 'the room', [], (player) =>
      player.until(() => true),
    );
    const views = players.map(({ chronicle }, seat) => ({
      by: `seat ${seat}`,
      steps: deedsOf(chronicle.steps),
    }));
    const truth = { by: 'the room', steps: deedsOf(late.chronicle.steps) };
    faults.push(...faultsOf({ entries, truth, views }));
    total.games++;
    total.acked += entries.filter(({ type }) => type === 'acked').length;
    for (const player of [...players, late]) {
      breaches.push(...player.faults);
      player.hangUp();
    }
  }

  function playSeat(device: Device, room: string, seat: number, entries: Entry[]): Promise<Player> {
    const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
    return page(device, room, `${room} seat ${seat}`, entries, (player) =>
      takePart(player, 1, words, habits),
    );
  }

  /** What a page does, from the beginning again whenever it has to load the build that is there by then. */
  async function page(
    device: Device | { readonly origin: string },
    room: string,
    name: string,
    entries: Entry[],
    work: (player: Player) => Promise<unknown>,
  ): Promise<Player> {
    for (;;) {
      const protocol = await fetchProtocol(server.url);
      const player = new Player(device, room, name, (entry) => note(entry, entries), protocol);
      try {
        await work(player);
        return player;
      } catch (error) {
        if (player.closedWith !== VERSION_SKEW) {
          breaches.push(String(error));
          return player;
        }
        total.reloads++;
      }
    }
  }

  function note(entry: Entry, entries: Entry[]): void {
    entries.push(entry);
    if (entry.type !== 'sent' || --toSend !== 0 || total.upgrades === most) return;
    total.upgrades++;
    upgrading = server.upgrade([...buildAfter(total.upgrades), ...flaws]).then(() => {
      toSend = every;
    });
  }
}
