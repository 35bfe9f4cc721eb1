import { deedsOf } from '../../support/second-client/deeds.ts';
import type { Entry } from '../../support/second-client/journal.ts';
import { OwnWords } from '../../support/second-client/own-words.ts';
import { Player } from '../../support/second-client/player.ts';
import { takePart } from '../../support/second-client/take-part.ts';
import { type OwnTable, ownTable } from '../../support/second-client/whole-table.ts';
import type { Random } from '../../support/seeded-random.ts';
import { type Fault, faultsOf } from '../history.ts';
import type { FaultServer } from '../support/fault-server.ts';

/** What came of a run. */
export interface KillRun {
  readonly faults: readonly Fault[];
  /** What clients saw that no room may do: a step that went away, a number that went back. */
  readonly breaches: readonly string[];
  readonly counts: {
    readonly kills: number;
    readonly rooms: number;
    readonly acked: number;
    readonly sentAgain: number;
    readonly ackedAgain: number;
  };
}

/** How often somebody tries to hear of a whole room. */
const COMES = 20;
/** The runtime is killed within so many milliseconds behind a command. */
const WINDOW = 12;

/** Games at so many tables, one after the other at each, until the runtime was killed `kills` times; then each is played out. */
export async function playAndKill(
  server: FaultServer,
  kills: number,
  random: Random,
  tables: number,
): Promise<KillRun> {
  const words = new OwnWords();
  const total = { kills: 0, rooms: 0, acked: 0, sentAgain: 0, ackedAgain: 0 };
  const faults: Fault[] = [];
  const breaches: string[] = [];
  let toSend = sendsUntilKill();
  await Promise.all([...Array(tables).keys()].map(playOn));
  return { faults, breaches, counts: total };

  function sendsUntilKill(): number {
    return 2 + random.below(10);
  }

  async function playOn(index: number): Promise<void> {
    while (total.kills < kills && breaches.length === 0) {
      const entries: Entry[] = [];
      const preset = index % 2 === 0 ? 'classic' : 'casual';
      const table = await ownTable(server.url, preset, 2 + (index % 3), (entry) => {
        entries.push(entry);
        if (entry.type === 'sent') countDown();
      });
      const habits = { chance: () => random.below(1_000) / 1_000, bluffs: 0.15, challenges: 0.8 };
      let isOver = false;
      const parts = table.players.map((player) =>
        takePart(player, 1, words, habits).catch((error: unknown) => {
          // What is said behind the first breach may be of our hanging up.
          if (!isOver) breaches.push(String(error));
          isOver = true;
          // Who goes on at such a table may wait for ever for the one who cannot.
          for (const each of table.players) each.hangUp();
        }),
      );
      await Promise.all(parts);
      await close(table, entries);
    }
  }

  function countDown(): void {
    toSend--;
    if (toSend !== 0 || total.kills === kills) return;
    total.kills++;
    setTimeout(() => {
      server.killRuntime();
      // Not sooner: a runtime that has not been reached yet has nothing to lose.
      void server.answers().then(() => {
        toSend = sendsUntilKill();
      });
    }, random.below(WINDOW));
  }

  /** Somebody who has heard the whole room. What is wrong with that is a breach, and it is tried again; null in the end. */
  async function whoComesLate(room: string): Promise<Player | null> {
    for (let tries = 0; tries < COMES; tries++) {
      const late = new Player({ origin: server.url }, room, 'the room');
      try {
        await late.until(() => true);
        return late;
      } catch (error) {
        breaches.push(String(error));
        late.hangUp();
      }
    }
    return null;
  }

  async function close({ room, players }: OwnTable, entries: readonly Entry[]): Promise<void> {
    const late = await whoComesLate(room);
    if (late === null) {
      for (const player of players) player.hangUp();
      return;
    }
    const views = players.map(({ chronicle }, seat) => ({
      by: `seat ${seat}`,
      steps: deedsOf(chronicle.steps),
    }));
    const truth = { by: 'the room', steps: deedsOf(late.chronicle.steps) };
    faults.push(...faultsOf({ entries, truth, views }));
    total.rooms++;
    total.acked += entries.filter(({ type }) => type === 'acked').length;
    for (const { again, faults: seen, chronicle } of players) {
      total.sentAgain += again.sent;
      total.ackedAgain += again.acked;
      breaches.push(...seen);
      if (chronicle.noticed.epochs > 0) breaches.push('another epoch in a room that nobody set back');
    }
    for (const player of [...players, late]) player.hangUp();
  }
}

/** What is looked at in a run, and the faults that each check is red for. */
export const KILL_CHECKS: Readonly<Record<string, readonly Fault['kind'][]>> = {
  '[D1] nothing that was acknowledged is lost or taken back': [
    ...(['lost', 'went back', 'views differ', 'moved', 'one step for two', 'out of order'] as const),
  ],
  '[M3] nothing is done twice, or refused when it comes again': [
    ...(['twice', 'refused but done', 'done by nobody'] as const),
  ],
};
/** The check that is red where a client saw what no room may say. */
export const NO_BREACH = '[M6] every step is told once, without a gap';

const TAKEN_BACK = /went back|another than it was|another epoch/;

/** The names of the checks that are red behind a run. */
export function redIn({ faults, breaches }: Pick<KillRun, 'faults' | 'breaches'>): string[] {
  const takenBack = breaches.filter((text) => TAKEN_BACK.test(text));
  const kinds = [...faults.map(({ kind }) => kind), ...takenBack.map((): Fault['kind'] => 'went back')];
  const red = Object.keys(KILL_CHECKS).filter((name) =>
    kinds.some((kind) => KILL_CHECKS[name]?.includes(kind)),
  );
  const isBroken = breaches.length > takenBack.length || kinds.includes('gap');
  return isBroken ? [...red, NO_BREACH] : red;
}
