import { setTimeout } from 'node:timers/promises';
import type { RuntimeServer } from '../support/fault-server.ts';
import { percentile } from './figures.ts';
import { fullTables } from './full-table.ts';

export interface Load {
  readonly rooms: number;
  /** Of each room, beside two players. */
  readonly watchers: number;
  /** Turns that are taken in each room. */
  readonly turns: number;
  /** Milliseconds from a turn of a room to its next; 0: as fast as they are acknowledged. */
  readonly every: number;
}

export interface LoadRun {
  /** Turns without an acknowledgement, and what anybody was told that no room may tell. */
  readonly wrong: {
    readonly refused: readonly string[];
    readonly faults: readonly string[];
    readonly log: string;
  };
  readonly counts: Readonly<Record<'sockets' | 'turns' | 'acked', number>>;
  /** In milliseconds, and bytes of the runtime. */
  readonly figures: Readonly<Record<'ackP50' | 'ackP99' | 'ackMost' | 'seconds' | 'memory', number>>;
}

/** Everybody sits and looks on while so many turns are taken. */
export async function loadRun(server: RuntimeServer, load: Load): Promise<LoadRun> {
  const before = server.log();
  const tables = await fullTables(server.url, load.rooms, load.watchers);
  const pages = tables.flatMap((table) => table.pages);
  // The nonces are none of the turns.
  for (const page of pages) page.acks.length = 0;
  const refused: string[] = [];
  const start = performance.now();
  await Promise.all(
    tables.map(async (table, room) => {
      // Rooms take their turns one behind the other, not all at once.
      const first = start + (load.every * room) / load.rooms;
      for (let turn = 0; turn < load.turns; turn++) {
        if (load.every > 0) await setTimeout(Math.max(0, first + load.every * turn - performance.now()));
        const answer = await table.turn();
        if (answer !== 'acked') refused.push(answer);
      }
      await table.agreed();
    }),
  );
  const seconds = Math.round((performance.now() - start) / 1_000);
  const memory = server.memory();
  for (const table of tables) table.hangUp();
  const acks = pages.flatMap((page) => page.acks);
  return {
    wrong: {
      refused,
      faults: pages.flatMap(({ faults }) => faults),
      log: server.log().slice(before.length),
    },
    counts: { sockets: pages.length, turns: load.rooms * load.turns, acked: acks.length },
    figures: {
      ackP50: percentile(acks, 0.5),
      ackP99: percentile(acks, 0.99),
      ackMost: percentile(acks, 1),
      seconds,
      memory,
    },
  };
}
