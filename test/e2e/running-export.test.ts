import { expect, it } from 'vitest';
import type { GcgGame } from '../../engine/notation/gcg/gcg-game.ts';
import { openGcg } from '../support/gcg.ts';
import { beginMatch } from './support/begin-match.ts';
import { introduce, invite } from './support/invite.ts';
import { tilesOf } from './support/match.ts';
import { savedText } from './support/saved-text.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

it('[U45, N2, D1] a running game is saved from the list of turns without the rack of the other', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  await introduce(host);
  const watcher = await TablePage.open(await stage.visitor('Noor', 'desktop'), link);
  await watcher.press('Watch');
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], [watcher]);
  const first = match.mover;
  await match.exchange(3);
  await match.isSeen();
  await match.pass();
  await match.isSeen();

  for (const table of match.seats) {
    const game = await saved(table);
    expect(game.players.map(({ name }) => name).sort()).toEqual(['Ida', 'Marek']);
    const [exchange, pass] = game.events;
    expect(exchange).toMatchObject({ type: 'exchange', count: 3 });
    expect(exchange?.type === 'exchange' && exchange.tiles?.length).toBe(table === first ? 3 : undefined);
    expect(racksIn(game)).toEqual([await sortedRack(table), table === first ? [] : await sortedRack(table)]);
    expect([exchange?.rack.length, pass?.rack.length]).toEqual(table === first ? [7, 0] : [0, 7]);
  }
  expect(racksIn(await saved(watcher))).toEqual([[], []]);
  stage.expectNoFaults();
});

/** The game as it is saved from a page: on a phone the turns are behind the last of them. */
async function saved(table: TablePage): Promise<GcgGame> {
  if (table.device === 'phone') await table.press(/Show all turns/);
  const { name, text } = await savedText(table, () => table.press('Save as GCG'));
  if (table.device === 'phone') await table.press('Close');
  expect(name).toMatch(/^crosstile-.*-1\.gcg$/);
  return openGcg(text);
}

/** The rack that is told behind the last event, and the one that was passed with. */
const racksIn = ({ events }: GcgGame): string[][] => [
  [...(events.at(-1)?.after.find(({ name }) => name.startsWith('rack'))?.text ?? '')].sort(),
  [...(events.at(-1)?.rack ?? [])].sort(),
];

const sortedRack = async (table: TablePage): Promise<string[]> => [...(await tilesOf(table))].sort();
