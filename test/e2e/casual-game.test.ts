import { expect, it } from 'vitest';
import { emptyBoard, withTiles } from '../../engine/play/board.ts';
import { beginMatch } from './support/begin-match.ts';
import { crash } from './support/crash.ts';
import { expectResult } from './support/expect-result.ts';
import { hiddenTiles } from './support/hidden-tiles.ts';
import { introduce, invite } from './support/invite.ts';
import { type Match, tilesOf } from './support/match.ts';
import { useOwnStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useOwnStage();

it('[S0, R6, E4, D1, U10, U19, U33] two people play from the start page to the result and on, watched, over a crash of the server', async () => {
  const noor = await stage.visitor('Noor', 'desktop');
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  expect(await copyLink(host)).toBe(link);
  await introduce(host);
  const watcher = await TablePage.open(noor, link);
  await watcher.press('Watch');
  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), link);
  await guest.takeSeat();

  const match = await beginMatch('casual', [host, guest], [watcher]);
  expect(await watcher.list().count()).toBe(0);
  await wrongWord(match);
  await exchange(match);
  await pass(match);
  await shuffle(match.mover);
  for (let turn = 0; turn < 6; turn++) expect(await match.turn()).toBeNull();
  await crash(match, stage);
  const end = await match.playOut();
  for (const table of match.everybody) await expectResult(table, end, ['Ida', 'Marek']);
  await rematch(match);

  stage.expectNoFaults();
  expect(host.visitor.heard.flatMap(hiddenTiles)).not.toEqual([]);
  expect(noor.heard.length).toBeGreaterThan(10);
  expect(noor.heard.flatMap(hiddenTiles)).toEqual([]);
});

/** The link as it is copied and pasted. */
async function copyLink(host: TablePage): Promise<string> {
  await host.press('Copy link');
  await host.text('Copied. Send it to who should play.').waitFor();
  return host.page.evaluate(() => navigator.clipboard.readText());
}

/** A word that the list does not have is refused, so that there is nothing to challenge; it lies until it is recalled. */
async function wrongWord(match: Match): Promise<void> {
  const { mover } = match;
  const rack = await tilesOf(mover);
  const play = await match.phonyPlay(3);
  if (play === null) throw new Error(`${rack.join('')} makes words only`);
  await match.lay(play);
  expect(await mover.button('Challenge').count()).toBe(0);
  await mover.press(`Play ${play.score}`);
  const refusal = mover.page.getByRole('alert').filter({ hasText: `${play.words[0]} is not in this room’s` });
  await refusal.getByText('Your tiles stay where they are.').waitFor();
  expect((await mover.squares()).draft).toEqual(withTiles(emptyBoard(225), play.tiles));
  await match.isSeen();
  await mover.press('Recall', mover.page.getByRole('toolbar', { name: 'Your turn' }));
  await expect.poll(() => tilesOf(mover)).toEqual(rack);
  await refusal.waitFor({ state: 'detached' });
}

/** Two tiles go back: the other five stay, and everybody else only learns how many. */
async function exchange(match: Match): Promise<void> {
  const { mover, other } = match;
  const [rack, others] = [await tilesOf(mover), await tilesOf(other)];
  await match.exchange(2);
  await match.isSeen();
  const now = await tilesOf(mover);
  expect(now).toHaveLength(7);
  expect(now).toEqual(expect.arrayContaining(rack.slice(2)));
  expect(await tilesOf(other)).toEqual(others);
  await other.text('Exchanged 2').first().waitFor();
}

async function pass(match: Match): Promise<void> {
  await match.pass();
  await match.isSeen();
  await match.other.text('Passed').first().waitFor();
}

/** The order changes and nothing else; by chance it may stay what it was, but not for ever. */
async function shuffle(table: TablePage): Promise<void> {
  const before = await table.rack();
  await expect
    .poll(async () => {
      await table.press('Shuffle');
      return table.rack();
    })
    .not.toEqual(before);
  const bySlot = (rack: typeof before) => [...rack].sort((a, b) => a.slot - b.slot);
  expect(bySlot(await table.rack())).toEqual(bySlot(before));
}

/** The next game begins in the same room when both want it, and the watcher is there. */
async function rematch(match: Match): Promise<void> {
  const [host, guest] = match.seats;
  await host.press('Rematch');
  await guest.text(`Asked for another game: ${host.name}. Waiting for you.`).waitFor();
  await guest.press('Rematch');
  const next = await beginMatch('casual', match.seats, match.watchers);
  expect(await next.turn()).toBeNull();
}
