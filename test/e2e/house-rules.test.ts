import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { introduce, linkOn } from './support/invite.ts';
import { layTiles } from './support/lay-tiles.ts';
import { PATIENCE, tilesOf } from './support/match.ts';
import { ownRoom } from './support/own-room.ts';
import { type Judged, phonyPlay, wordPlay } from './support/player.ts';
import { useStage } from './support/stage.ts';
import { startingDraw } from './support/starting-draw.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

type Three = readonly [TablePage, TablePage, TablePage];

it('[U31, U32, U33, U54, U55, C2, C3, R2] three people play by rules of their own, name the words they challenge, and resign', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await setUp(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const third = await TablePage.open(await stage.visitor('Noor', 'desktop'), link);
  await third.takeSeat();
  const tables: Three = [host, guest, third];
  for (const table of tables) {
    await table.phase('playing').waitFor({ timeout: PATIENCE });
    await table.press('Got it');
  }

  await onlyTheNextChallenges(tables);
  await wrongChallengePays(tables);
  await twoResign(tables);
  stage.expectNoFaults();
});

it('[U33, C1] where a challenge can lose the game it is asked for, and a wrong one loses it', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await ownRoom(host, TRIPLE);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await host.page.goto(link);
  for (const table of [host, guest]) await table.takeSeat();
  for (const table of [host, guest]) await table.phase('playing').waitFor({ timeout: PATIENCE });
  for (const table of [host, guest]) await startingDraw(table);
  const { mover, good } = await whoHasAWord([host, guest]);
  const other = mover === host ? guest : host;
  await play(mover, good);
  await other
    .button(/^Challenge$/)
    .and(other.page.locator('[aria-disabled=false]'))
    .waitFor({ timeout: PATIENCE });
  await other.press('Challenge');
  const sheet = other.dialog('Challenge this play?');
  await other.press('Do not challenge', sheet);
  await sheet.waitFor({ state: 'detached' });
  expect((await mover.glance()).phase).toBe('playing');
  await other.press('Challenge');
  await sheet.getByText(/whoever is wrong loses it/).waitFor();
  await other.press(/^Challenge \d words?$/, sheet);
  for (const table of [host, guest]) {
    await table.page
      .getByRole('heading', { name: new RegExp(`^${mover.name} wins, `) })
      .waitFor({ timeout: PATIENCE });
  }
  stage.expectNoFaults();
});

const TRIPLE: Ruleset = {
  ...PRESETS.classic,
  challenge: { ...PRESETS.classic.challenge, rule: 'triple' },
};

/** Rules that contradict the number of seats are told and not sent; others make a room of one's own. */
async function setUp(host: TablePage): Promise<string> {
  const { page } = host;
  await host.touch(page.getByRole('link', { name: 'Set up a game' }));
  await host.touch(page.getByRole('radio', { name: /^Classic/ }));
  await host.touch(page.getByText('Change the rules'));
  await host.touch(page.getByText('3 seats'));
  const rule = page.getByLabel('A failed challenge');
  await rule.selectOption('Loses the game');
  const make = host.button('Make the room');
  expect(await make.getAttribute('aria-disabled')).toBe('true');
  expect(await page.getByText('A challenge can lose the game only where two play.').count()).toBe(3);
  await pressAllTheSame(make);
  expect(await rule.evaluate((element) => element === document.activeElement)).toBe(true);

  await rule.selectOption('Moves points');
  await page.getByLabel('Counted').selectOption('For each word');
  await page.getByLabel('Moved').selectOption('To the challenged');
  await page.getByLabel('Who may challenge').selectOption('The next to play');
  const seconds = page.getByLabel('Seconds for the last play', { exact: true });
  await seconds.fill('45');
  await seconds.blur();
  await host.text(/the last play waits 45 seconds for a challenge\.$/).waitFor();
  await page.getByLabel('Blanks on the board').selectOption('Can be taken back');
  await host.text(/^On your turn you may take a blank off the board/).waitFor();
  await clockAndGift(host);
  await host
    .text('A challenge that fails brings whoever was challenged 5 points for each word challenged.')
    .waitFor();
  await host.touch(make);
  await host.phase('waiting').waitFor();
  await host.text('Own rules').waitFor();
  await introduce(host);
  return linkOn(host);
}

/** Time to give is there only with a clock. */
async function clockAndGift({ page }: TablePage): Promise<void> {
  const [clock, gift] = [page.getByLabel('Clock'), page.getByLabel('Time for an opponent')];
  expect(await gift.count()).toBe(0);
  await clock.selectOption('60 seconds a turn');
  await gift.selectOption('30 s a press');
  await clock.selectOption('No clock');
  expect(await gift.count()).toBe(0);
}

/** A phony stands for whoever is not next to play; the next says which word is meant. */
async function onlyTheNextChallenges(tables: Three): Promise<void> {
  const { mover, next, other } = await placesOf(tables);
  const phony = phonyPlay((await mover.squares()).board, await tilesOf(mover), 3);
  if (phony === null) throw new Error('a rack without a phony');
  await play(mover, phony);
  await next
    .button(/^Challenge$/)
    .and(next.page.locator('[aria-disabled=false]'))
    .waitFor({ timeout: PATIENCE });
  await pressAllTheSame(other.button('Challenge'));
  await other.page
    .getByRole('alert')
    .getByText(`By the rules of this room only ${next.name} may challenge this play.`)
    .waitFor();
  await other.press('Close this message');

  await next.press('Challenge');
  const sheet = next.dialog('Which words do you challenge?');
  const word = sheet.getByRole('checkbox', { name: phony.words[0] ?? '' });
  expect(await word.isChecked()).toBe(true);
  await next.touch(word);
  expect(await sheet.getByRole('button', { name: 'Challenge 0 words' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await next.touch(word);
  await next.press('Challenge 1 word', sheet);
  await readVerdict(tables, /is withdrawn$/, `${phony.words[0]} is not in the word list.`);
  for (const table of tables) expect((await table.glance()).scores).toEqual([0, 0, 0]);
  const [tile] = phony.tiles;
  if (tile === undefined) throw new Error('a play without tiles');
  for (const table of tables) {
    expect(await table.square(tile.square).getAttribute('aria-label')).toMatch(
      new RegExp(`, ${tile.letter} was taken back, empty$`),
    );
  }
}

/** A word that was good brings whoever laid it the points of the rules. */
async function wrongChallengePays(tables: Three): Promise<void> {
  const { good } = await whoHasAWord(tables);
  const { mover, next, seat } = await placesOf(tables);
  await play(mover, good);
  await next.press('Challenge');
  await next.press(/^Challenge \d words?$/, next.dialog('Which words do you challenge?'));
  await readVerdict(tables, /stands$/, new RegExp(`gains? ${5 * good.words.length} points\\.`));
  // Of a blank it is said too that it can be taken.
  const tile = good.tiles.find(({ blank }) => !blank);
  for (const table of tables) {
    expect(await table.square(tile?.square ?? 0).getAttribute('aria-label')).toMatch(/, judged, stands$/);
  }
  const wanted = [0, 0, 0].map((_, index) => (index === seat ? good.score + 5 * good.words.length : 0));
  for (const table of tables) await expect.poll(async () => (await table.glance()).scores).toEqual(wanted);
  await mover.text('Stood a challenge').first().waitFor({ state: 'attached' });
}

/** The game goes on without whoever resigns, until one is left. */
async function twoResign(tables: Three): Promise<void> {
  const { mover, next, other } = await placesOf(tables);
  await mover.press('Resign');
  const sheet = mover.dialog('Resign this game?');
  await sheet.getByText('play on without you').waitFor();
  await mover.press('Resign', sheet);
  await mover.text(/You have left the game\.$/).waitFor({ timeout: PATIENCE });
  expect(await mover.page.getByRole('toolbar', { name: 'Your turn' }).count()).toBe(0);
  await next.page.getByRole('heading', { name: 'Your turn', exact: true }).waitFor({ timeout: PATIENCE });
  await other.text('left').waitFor();

  await next.press('Resign');
  await next.dialog('Resign this game?').getByText(`${other.name} wins, whatever the points`).waitFor();
  await next.press('Resign', next.dialog('Resign this game?'));
  for (const table of tables) {
    await table.page
      .getByRole('heading', { name: new RegExp(`^${other.name} wins, `) })
      .waitFor({ timeout: PATIENCE });
    await table.text(new RegExp(`^${mover.name} and ${next.name} resigned`)).waitFor();
    expect(await table.page.getByRole('cell', { name: /, left$/ }).count()).toBe(2);
  }
}

/** Whoever has the turn and a word. A rack without one passes: there are some. */
async function whoHasAWord(tables: readonly TablePage[]): Promise<{ mover: TablePage; good: Judged }> {
  for (;;) {
    const { toMove } = await (tables[0]?.glance() ?? { toMove: null });
    const mover = tables[toMove ?? -1];
    if (mover === undefined) throw new Error('nobody is on turn');
    const good = wordPlay((await mover.squares()).board, await tilesOf(mover));
    if (good !== null) return { mover, good };
    await mover.press('Pass');
    await mover.press('Pass this turn', mover.dialog('Pass this turn?'));
    await expect.poll(async () => (await tables[0]?.glance())?.toMove).not.toBe(toMove);
  }
}

interface Places {
  readonly mover: TablePage;
  readonly seat: number;
  readonly next: TablePage;
  readonly other: TablePage;
}

async function placesOf(tables: Three): Promise<Places> {
  const { toMove } = await tables[0].glance();
  const [a, b, c] = tables;
  if (toMove === 0) return { mover: a, next: b, other: c, seat: 0 };
  if (toMove === 1) return { mover: b, next: c, other: a, seat: 1 };
  return { mover: c, next: a, other: b, seat: 2 };
}

/** What cannot be done says why when it is pressed. */
const pressAllTheSame = (button: Locator): Promise<void> => button.click({ force: true });

async function play(mover: TablePage, judged: Judged): Promise<void> {
  await layTiles(mover, judged.tiles, 'taps');
  await mover.press(`Play ${judged.score}`);
}

async function readVerdict(tables: Three, title: RegExp, text: string | RegExp): Promise<void> {
  for (const table of tables) {
    const sheet = table.dialog(title);
    await sheet.getByText(text).waitFor({ timeout: PATIENCE });
    await table.press('Go on', sheet);
    await sheet.waitFor({ state: 'detached' });
  }
}
