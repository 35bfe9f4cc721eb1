import { expect, it } from 'vitest';
import { emptyBoard, withTiles } from '../../engine/play/board.ts';
import { beginMatch } from './support/begin-match.ts';
import type { Visitor } from './support/browser.ts';
import { expectResult } from './support/expect-result.ts';
import { hiddenTiles } from './support/hidden-tiles.ts';
import { type Match, PATIENCE, tilesOf } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

it('[S0, R6] two people play from the start page to the result and on, watched, over a crash of the server', async () => {
  const ida = await stage.visitor('Ida', 'desktop');
  const marek = await stage.visitor('Marek', 'desktop');
  const noor = await stage.visitor('Noor', 'desktop');
  const host = await TablePage.open(ida, stage.server.url);
  const link = await invite(host);
  const watcher = await TablePage.open(noor, link);
  await watcher.press('Watch');
  const guest = await TablePage.open(marek, link);
  await guest.takeSeat();

  const match = await beginMatch('casual', [host, guest], [watcher]);
  expect(await watcher.list().count()).toBe(0);
  await wrongWord(match);
  await exchange(match);
  await pass(match);
  await shuffle(match.mover);
  for (let turn = 0; turn < 6; turn++) expect(await match.turn()).toBeNull();
  await crash(match, [ida, marek, noor]);
  const end = await match.playOut();
  for (const table of match.everybody) await expectResult(table, end, ['Ida', 'Marek']);
  await rematch(match);

  stage.expectNoFaults();
  expect(noor.heard.length).toBeGreaterThan(10);
  expect(noor.heard.flatMap(hiddenTiles)).toEqual([]);
});

/** Makes a room at one press, and takes a name of one's own; gives the link that was copied. */
async function invite(host: TablePage): Promise<string> {
  await host.press('Play with a friend');
  await host.press('Copy link');
  await host.text('Copied. Send it to who should play.').waitFor();
  await host.press('Change name');
  await host.page.getByRole('textbox', { name: 'Your name' }).fill(host.name);
  await host.press('Keep');
  await host.text(host.name).waitFor();
  const copied = await host.page.evaluate(() => navigator.clipboard.readText());
  expect(await host.page.getByRole('textbox', { name: 'Link to this room' }).inputValue()).toBe(copied);
  return copied;
}

/** A word that the list does not have is refused in words, and lies as it was laid until it is recalled. */
async function wrongWord(match: Match): Promise<void> {
  const { mover } = match;
  const rack = await tilesOf(mover);
  const play = await match.phonyPlay(3);
  if (play === null) throw new Error(`${rack.join('')} makes words only`);
  await match.lay(play);
  await mover.press(`Play ${play.score}`);
  const refusal = mover.page.getByRole('alert').filter({ hasText: `${play.words[0]} is not in this room's` });
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

/** The server is killed and started again. Everybody is told and comes back; a play made meanwhile arrives, once. */
async function crash(match: Match, people: readonly Visitor[]): Promise<void> {
  const { everybody, other } = match;
  const rack = await tilesOf(other);
  const play = await match.wordPlay();
  for (const { faults } of people) faults.outage = true;
  await stage.server.kill();
  for (const table of everybody) await table.text('Connection lost').waitFor({ timeout: PATIENCE });
  if (play !== null) await match.send(play);
  await stage.server.restart();
  for (const table of everybody) await table.text('Connection: Live').waitFor({ timeout: PATIENCE });
  await match.isSeen();
  expect(await tilesOf(other)).toEqual(rack);
  for (const { faults } of people) faults.outage = false;
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
