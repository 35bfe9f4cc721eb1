import { expect, it } from 'vitest';
import { at } from '../support/tiles.ts';
import { beginMatch } from './support/begin-match.ts';
import { crash } from './support/crash.ts';
import { expectResult } from './support/expect-result.ts';
import { fingerOn, middle } from './support/finger.ts';
import { hiddenTiles } from './support/hidden-tiles.ts';
import { introduce, linkOn } from './support/invite.ts';
import { type Match, PATIENCE, tilesOf } from './support/match.ts';
import type { Judged } from './support/player.ts';
import { useOwnStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useOwnStage();

it('[C1, C2, C4, D1, U7, U28, U165] two people with phones play by the classic rules, challenge words and let the last play stand', async () => {
  const noor = await stage.visitor('Noor', 'phone');
  const host = await TablePage.open(await stage.visitor('Ida', 'phone'), stage.url);
  await expectNoSidewaysScroll(host);
  const link = await setUp(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await expectNoSidewaysScroll(guest);
  await guest.takeSeat();
  const watcher = await TablePage.open(noor, link);
  await watcher.press('Watch');

  const match = await beginMatch('classic', [host, guest], [watcher]);
  for (const table of match.everybody) await expectWholeBoard(table);
  await phonyIsChallengedOff(match);
  await challengeFails(match);
  await readsBetween(match.mover);
  await crash(match, stage);
  const end = await match.playOut();
  // Where phonies stand every rack can be laid, so nothing but a last play ends the game.
  await letStand(match);
  for (const table of match.everybody) {
    await expectResult(table, end, ['Ida', 'Marek']);
    await expectNoSidewaysScroll(table);
  }

  stage.expectNoFaults();
  expect(noor.heard.flatMap(hiddenTiles)).toEqual([]);
});

/** Makes a classic room by the form; gives its link. */
async function setUp(host: TablePage): Promise<string> {
  await host.touch(host.page.getByRole('link', { name: 'Set up a game' }));
  await host.touch(host.page.getByRole('radio', { name: /^Classic/ }));
  await expectNoSidewaysScroll(host);
  await host.press('Make the room');
  await host.phase('waiting').waitFor();
  await expectNoSidewaysScroll(host);
  await introduce(host);
  return linkOn(host);
}

/** A phony stands until the other challenges it: then its tiles are back on the rack and the turn is gone. */
async function phonyIsChallengedOff(match: Match): Promise<void> {
  const phony = await match.phonyPlay(3);
  if (phony === null) throw new Error('a rack without a phony');
  const { mover } = match;
  const rack = await tilesOf(mover);
  await match.play(phony);
  await match.mover.press('Challenge');
  await readVerdict(match, 'withdrawn', `${phony.words[0]} is not in the word list.`);
  match.book.withdraw();
  await match.isSeen();
  expect((await tilesOf(mover)).sort()).toEqual(rack.sort());
}

/** A challenge of good words costs the challenger his turn. */
async function challengeFails(match: Match): Promise<void> {
  const play = await someWord(match);
  const { mover } = match;
  await match.play(play);
  await match.mover.press('Challenge');
  await readVerdict(match, 'stands', /(The word is|All words are) in the word list\.$/);
  match.book.lose();
  await match.isSeen();
  expect(match.mover).toBe(mover);
}

/**
 * A tap that reads a word is no place for the next tapped tile, which is lifted and goes to the square that is meant. Of
 * the taps on board and rack no click comes after, which would press what a tap has brought up; a tap beside a sheet
 * presses nothing but that.
 */
async function readsBetween(table: TablePage): Promise<void> {
  const clicked = await table.page.evaluateHandle(() => {
    const names: string[] = [];
    const hear = ({ target }: Event): void => {
      names.push(
        (target instanceof Element && (target.closest('button')?.textContent || target.localName)) || '',
      );
    };
    document.addEventListener('click', hear, { capture: true });
    return names;
  });
  const { board } = await table.squares();
  const lying = board.findIndex((tile) => tile !== null);
  await table.touch(table.square(lying));
  await table.page.locator('.word-sum').first().waitFor();
  const slot = (await table.rack()).find(({ tile }) => tile !== '?')?.slot;
  if (slot === undefined) throw new Error('a rack of blanks');
  await table.touch(table.slot(slot));
  await table.list().getByRole('button', { pressed: true }).waitFor();
  await table.touch(table.square(at('A1')));
  await expect.poll(async () => (await table.squares()).draft[at('A1')]).not.toBeNull();
  const resign = await middle(table.button('Resign'));
  await table.press('Pass');
  const sheet = table.dialog('Pass this turn?');
  await sheet.getByRole('button', { name: 'Keep playing' }).tap({ trial: true });
  await table.page.touchscreen.tap(resign.x, resign.y);
  await sheet.waitFor({ state: 'detached' });
  await table.press('Recall');
  await expect.poll(() => clicked.jsonValue()).toEqual(['Pass', 'dialog', 'Recall']);
  // The second of two quick taps passes no turn, whatever the sheet has put under it.
  const { toMove } = await table.glance();
  await (await fingerOn(table.page)).tapTwice(await middle(table.button('Pass')));
  await table.press('Keep playing', sheet);
  await sheet.waitFor({ state: 'detached' });
  expect((await table.glance()).toMove).toBe(toMove);
}

/** The best word of who is on turn; a rack that has none is exchanged first. */
async function someWord(match: Match): Promise<Judged> {
  for (;;) {
    const play = await match.wordPlay();
    if (play !== null) return play;
    await match.exchange(7);
    await match.isSeen();
  }
}

async function readVerdict(match: Match, title: string, text: string | RegExp): Promise<void> {
  for (const table of match.everybody) {
    const sheet = table.dialog(new RegExp(`play (is )?${title}$`));
    await sheet.getByText(text).waitFor({ timeout: PATIENCE });
    await expectNoSidewaysScroll(table);
    await table.press('Go on', sheet);
    await sheet.waitFor({ state: 'detached' });
  }
}

/** The last play waits: only the other is asked, and the game is over when he lets it stand. */
async function letStand(match: Match): Promise<void> {
  for (const table of match.everybody) await table.phase('lastPlay').waitFor({ timeout: PATIENCE });
  for (const table of [match.other, ...match.watchers]) {
    expect(await table.button(/^Let it stand/).count()).toBe(0);
  }
  await match.mover.press(/^Let it stand/);
}

async function expectNoSidewaysScroll({ page }: TablePage): Promise<void> {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(widths).toEqual([390, 390]);
}

/** The board, and for a player his rack and his buttons, are in view without scrolling. */
async function expectWholeBoard(table: TablePage): Promise<void> {
  await expectNoSidewaysScroll(table);
  const toolbar = table.page.getByRole('toolbar', { name: 'Your turn' });
  for (const part of [table.page.getByRole('grid', { name: 'Board' }), table.list(), toolbar]) {
    if ((await part.count()) === 0) continue;
    const box = await part.boundingBox();
    if (box === null) throw new Error('a part of the table is not shown');
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y + box.height).toBeLessThanOrEqual(844);
  }
}
