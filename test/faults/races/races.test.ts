import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { type Answer, Player, type Wish } from '../../support/second-client/player.ts';
import { begunTable, byTurn, type OwnTable } from '../../support/second-client/whole-table.ts';
import { type FaultServer, startFaultServer } from '../support/fault-server.ts';
import { FORGETS_IDS } from '../support/forgets-ids.ts';
import { MAY_SAY_ALL } from '../support/may-say-all.ts';
import { report, times } from '../support/scale.ts';

const TABS = 5;
/** Exchanges do not end a game by these rules, and an address makes no more than 100 rooms. */
const PRESET = 'classic';
const ROUNDS_PER_ROOM = 100;

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer([MAY_SAY_ALL]);
});
afterAll(() => server.stop());

describe('several at once', () => {
  it('[M3] applies a command once that five tabs send, and acknowledges it to all', async () => {
    const counts = await race(server, times(50, 1_000), 'the same');
    report('five tabs with one command', counts);
    expect(counts).toEqual({
      rounds: times(50, 1_000),
      steps: times(50, 1_000),
      acked: TABS * times(50, 1_000),
    });
  });

  it('[M4, M5] applies one of five turns that name the same step, and refuses the others', async () => {
    const counts = await race(server, times(50, 1_000), 'different');
    report('five turns at once', counts);
    expect(counts).toEqual({ rounds: times(50, 1_000), steps: times(50, 1_000), acked: times(50, 1_000) });
  });

  it('[M4, M5] takes a turn of the seat that has it, whoever else tries at the same moment', async () => {
    const counts = await race(server, times(50, 1_000), 'out of turn');
    report('turns out of turn', counts);
    expect(counts).toEqual({ rounds: times(50, 1_000), steps: times(50, 1_000), acked: times(50, 1_000) });
  });

  it('[M3] would be caught refusing a repeat if it forgot the ids of commands', async () => {
    const forgetful = await startFaultServer([MAY_SAY_ALL, FORGETS_IDS]);
    const counts = await race(forgetful, 5, 'the same');
    expect(counts).toEqual({ rounds: 5, steps: 5, acked: 5 });
    await forgetful.stop();
  });
});

type Kind = 'the same' | 'different' | 'out of turn';

/** So many turns, each tried five times at once; how many steps came of them, and how many acknowledgements. */
async function race({ url }: FaultServer, rounds: number, kind: Kind) {
  const counts = { rounds: 0, steps: 0, acked: 0 };
  while (counts.rounds < rounds) {
    const table = await begunTable(url, PRESET, 2);
    const tabs = await tabsOf(table);
    for (let round = 0; round < ROUNDS_PER_ROOM && counts.rounds < rounds; round++) {
      const { answers, steps } = await oneRound(table, tabs, kind);
      counts.acked += answers.filter(({ type }) => type === 'acked').length;
      counts.steps += steps;
      counts.rounds++;
    }
    for (const player of [...table.players, ...tabs.flat()]) player.hangUp();
  }
  return counts;
}

/** By seat, five tabs of its device. */
async function tabsOf({ devices, room }: OwnTable): Promise<Player[][]> {
  const tabs = devices.map((device) => Array.from({ length: TABS }, () => new Player(device, room)));
  await Promise.all(tabs.flat().map((tab) => tab.until(() => true)));
  return tabs;
}

async function oneRound(table: OwnTable, tabs: readonly (readonly Player[])[], kind: Kind) {
  const { mover } = byTurn(table);
  const { seq, game } = mover.now;
  const seat = game?.toMove ?? 0;
  await Promise.all(tabs.flat().map((tab) => tab.until((update) => update.seq === seq)));
  const id = randomHex();
  const answers = await Promise.all(
    Array.from({ length: TABS }, (_, tab) => {
      const isOther = kind === 'out of turn' && tab > 0;
      const own = tabs[isOther ? 1 - seat : seat]?.[tab];
      if (own === undefined) throw new Error('no such tab');
      return own.command(wishOf(own, tab), `tab ${tab}`, kind === 'the same' ? id : randomHex());
    }),
  );
  expectOneApplied(answers, kind);
  const after = await Promise.all(table.players.map((player) => player.until((update) => update.seq > seq)));
  return { answers, steps: Math.max(...after.map((update) => update.seq)) - seq };

  /** Tiles of the own rack, so that a turn is refused for nothing but its moment; the same ones where it is the same. */
  function wishOf(player: Player, tab: number): Wish {
    const count = kind === 'the same' ? 1 : tab + 1;
    return { type: 'exchange', tiles: player.now.game?.rack.slice(0, count) ?? [] };
  }
}

function expectOneApplied(answers: readonly Answer[], kind: Kind): void {
  const codes = answers.flatMap((answer) => (answer.type === 'refused' ? [answer.code] : []));
  for (const code of codes) expect({ kind, code }).toEqual({ kind, code: expect.stringMatching(REFUSALS) });
}

const REFUSALS = /^(room\/stale|turn\/not-yours)$/;
