import { expect, it } from 'vitest';
import { expectResult } from './support/expect-result.ts';
import { linkOn } from './support/invite.ts';
import { expectTrap, fillByKey, pressByKey, reach, typePlay } from './support/keys.ts';
import { Match, PATIENCE, tilesOf } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

it('[U140, U163, U164, U165, U167, E2] two people play from the start page to the result by keyboard alone', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  await pressByKey(host.page, 'Play with a friend');
  await host.phase('waiting').waitFor();
  await pressByKey(host.page, 'Change name');
  await fillByKey(host.page, 'Your name', 'Ida');
  await host.page.keyboard.press('Enter');
  await host.text('Ida').waitFor();
  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), await linkOn(host));
  await fillByKey(guest.page, 'Your name', 'Marek');
  await pressByKey(guest.page, 'Take this seat');

  const first = (await beginsAt(host)) ? 0 : 1;
  await beginsAt(guest);
  const match = new Match('casual', [host, guest], [], first);
  await match.isSeen();
  for (const opener of ['More of this room', 'Rules of this room', 'Pass', 'Exchange']) {
    await expectTrap(match.mover.page, opener);
  }
  await keysAtTableOnly(match.mover);
  await word(match);
  await word(match);
  while (!match.book.isDeadlocked) await pass(match);
  const end = match.book.reckon([await left(match, 0), await left(match, 1)], null);
  for (const table of [host, guest]) {
    await expectResult(table, end, ['Ida', 'Marek']);
  }
  await forgets(host);
  stage.expectNoFaults();
});

/** Where it is set so, a number lifts no tile while neither the board nor the rack has the focus. */
async function keysAtTableOnly(table: TablePage): Promise<void> {
  const { page } = table;
  const lifted = table.list().getByRole('button', { pressed: true });
  const turnKeys = async (): Promise<void> => {
    await pressByKey(page, 'More of this room');
    await pressByKey(page, 'Settings');
    // It comes late, and gives the focus back to where it is by then.
    await table.dialog('Settings').waitFor();
    await reach(page, /^Keys count on the whole page/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await turnKeys();
  await page.keyboard.press('1');
  expect(await lifted.count()).toBe(0);
  await reach(page, 'Board');
  await page.keyboard.press('1');
  await lifted.waitFor();
  await page.keyboard.press('1');
  await lifted.waitFor({ state: 'detached' });
  await turnKeys();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('1');
  await lifted.waitFor();
  await page.keyboard.press('1');
}

/** On the start page the game is there as what it is, until it is forgotten. */
async function forgets({ page }: TablePage): Promise<void> {
  await page.goto(stage.url);
  const games = page.getByRole('region', { name: 'Your games on this device' });
  await games.getByRole('link', { name: /^With Marek Over\. (Ida|Marek) wins, / }).waitFor();
  await pressByKey(page, 'Forget: With Marek');
  await games.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await games.count()).toBe(0);
}

/** Puts the starting draw away; gives whether the own seat begins. */
async function beginsAt({ page }: TablePage): Promise<boolean> {
  const draw = page.getByRole('region', { name: 'Starting draw' });
  const heading = await draw.getByRole('heading').textContent({ timeout: PATIENCE });
  await pressByKey(page, 'Got it');
  await draw.waitFor({ state: 'detached' });
  return heading === 'You begin';
}

/** The best word there is, or a pass. */
async function word(match: Match): Promise<void> {
  const play = await match.wordPlay();
  if (play === null) return pass(match);
  const { page } = match.mover;
  await typePlay(page, play.tiles);
  await match.mover.button(`Play ${play.score}`).waitFor();
  await page.keyboard.press('Enter');
  match.book.play(play);
  await match.isSeen();
  // Whoever hears the squares hears which word a tile is in.
  const label = await match.other.square(play.tiles[0]?.square ?? 0).getAttribute('aria-label');
  expect(label?.split(/, in | and /)).toContain(play.words[0]);
}

const racks = new WeakMap<TablePage, Awaited<ReturnType<typeof tilesOf>>>();

async function pass(match: Match): Promise<void> {
  const { mover } = match;
  racks.set(mover, await tilesOf(mover));
  await pressByKey(mover.page, 'Pass');
  await mover.dialog('Pass this turn?').waitFor();
  await pressByKey(mover.page, 'Pass this turn');
  match.book.pass();
  if (!match.book.isDeadlocked) await match.isSeen();
}

/** What a seat had when it passed, which is what it has at the end. */
async function left(match: Match, seat: 0 | 1): Promise<Awaited<ReturnType<typeof tilesOf>>> {
  const rack = racks.get(match.seats[seat]);
  expect(rack).toHaveLength(7);
  return rack ?? [];
}
