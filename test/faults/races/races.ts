import { expect } from 'vitest';
import { randomHex } from '../../support/second-client/api.ts';
import { type Answer, Player, type Wish } from '../../support/second-client/player.ts';
import { begunTable, byTurn, type OwnTable } from '../../support/second-client/whole-table.ts';
import type { FaultServer } from '../support/fault-server.ts';

export type Kind = 'the same' | 'different' | 'out of turn';

export const TABS = 5;
/** Exchanges do not end a game by these rules, and an address makes no more than 100 rooms. */
const PRESET = 'classic';
const ROUNDS_PER_ROOM = 100;

/** So many turns, each tried five times at once; how many steps came of them, and how many acknowledgements. */
export async function race({ url }: FaultServer, rounds: number, kind: Kind) {
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

/** What comes of a race in a room that does one thing after the other. */
export const won = (rounds: number, kind: Kind) => ({
  ...{ rounds, steps: rounds, acked: (kind === 'the same' ? TABS : 1) * rounds },
});

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
      // Who has the turn comes last.
      const isOther = kind === 'out of turn' && tab < TABS - 1;
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
  if (kind === 'out of turn') expect(answers.at(-1)?.type).toBe('acked');
}

const REFUSALS = /^(room\/stale|turn\/not-yours)$/;
