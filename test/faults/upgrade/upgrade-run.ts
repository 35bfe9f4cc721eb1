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
const UNDONE = 'another epoch in a room that nobody set back';

/** Whose pages are open at a table, and what they have sent and heard. At a table that is over nobody goes on. */
interface Played {
  readonly entries: Entry[];
  readonly open: Set<Player>;
  isOver: boolean;
}

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
  const failure = Promise.withResolvers<never>();
  await Promise.race([Promise.all(Array.from({ length: TABLES }, playOn)), failure.promise]);
  await upgrading;
  return { faults, breaches, counts: total };

  async function playOn(): Promise<void> {
    while (begun < games) await playGame(begun++);
  }

  async function playGame(game: number): Promise<void> {
    const played: Played = { entries: [], open: new Set(), isOver: false };
    const { entries } = played;
    const seats = 2 + (game % 3);
    const devices = await Promise.all(Array.from({ length: seats }, () => newDevice(server.url)));
    const [host] = devices;
    if (host === undefined) throw new RangeError('a table without seats');
    const room = await makeRoom(host, game % 2 === 0 ? 'classic' : 'casual', seats);
    for (const [seat, device] of devices.entries()) await takeSeat(device, room, `Player ${seat}`);
    const players = await Promise.all(devices.map((device, seat) => playSeat(device, room, seat, played)));
    const after: Played = { entries: [], open: new Set(), isOver: false };
    const late = await page({ origin: server.url }, room, 'the room', after, (player) =>
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

  function playSeat(device: Device, room: string, seat: number, played: Played): Promise<Player> {
    const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
    return page(device, room, `${room} seat ${seat}`, played, (player) => {
      const undone = player
        .until(() => player.chronicle.noticed.epochs > 0)
        .then(() => {
          throw new Error(UNDONE);
        });
      // Whichever is first is looked at.
      undone.catch(() => undefined);
      return Promise.race([takePart(player, 1, words, habits), undone]);
    });
  }

  /** What a page does, from the beginning again whenever it has to load the build that is there by then. */
  async function page(
    device: Device | { readonly origin: string },
    room: string,
    name: string,
    played: Played,
    work: (player: Player) => Promise<unknown>,
  ): Promise<Player> {
    for (;;) {
      const protocol = await fetchProtocol(server.url);
      const player = new Player(device, room, name, (entry) => note(entry, played.entries), protocol);
      played.open.add(player);
      if (played.isOver) player.hangUp();
      try {
        await work(player);
        return player;
      } catch (error) {
        if (player.closedWith !== VERSION_SKEW) {
          breaches.push(String(error));
          // Who goes on at such a table may wait for ever for the one who cannot.
          played.isOver = true;
          for (const each of played.open) each.hangUp();
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
    }, failure.reject);
  }
}
