import { expect, it } from 'vitest';
import { beginMatch } from './support/begin-match.ts';
import { introduce, invite, linkOn } from './support/invite.ts';
import { type Match, PATIENCE, tilesOf } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { startingDraw } from './support/starting-draw.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

it('[U4, D4, D10, U28] two at a table: looks at the link, a page loaded again, a second tab, a watcher, small windows', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  await introduce(host);
  await expectNobodySeated(host, link);
  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], []);
  const { mover } = match;

  const play = (await match.wordPlay()) ?? (await match.phonyPlay(3));
  if (play === null) throw new Error('a rack without a play');
  await match.lay(play);
  const before = [await mover.squares(), await mover.rack()];
  await mover.page.reload();
  await mover.button(`Play ${play.score}`).waitFor({ timeout: PATIENCE });
  expect([await mover.squares(), await mover.rack()]).toEqual(before);
  await mover.press('Recall');

  await expectToWatchOnly(await TablePage.open(await stage.visitor('Noor', 'phone'), link), match);

  const tab = await TablePage.open(mover.visitor, link);
  await expect.poll(() => tilesOf(tab), { timeout: PATIENCE }).toEqual(await tilesOf(mover));
  await tab.press('Pass');
  await tab.press('Pass this turn', tab.dialog('Pass this turn?'));
  match.book.pass();
  await match.isSeen();
  expect(await tilesOf(tab)).toEqual(await tilesOf(mover));

  await expectNothingCovered(match.mover);
  stage.expectNoFaults();
});

/** Looking at a link seats nobody, whoever looks. */
async function expectNobodySeated(host: TablePage, link: string): Promise<void> {
  for (const accept of ['text/html', '*/*']) {
    const page = await fetch(link, { headers: { accept } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  }
  const looker = await TablePage.open(await stage.visitor('Noor', 'desktop'), link);
  await looker.button('Take this seat').waitFor();
  await looker.page.reload();
  await looker.button('Take this seat').waitFor();
  await host.page.getByRole('listitem').filter({ hasText: 'Free' }).waitFor();
  await looker.page.close();
}

/** Who opens the link of a full room can watch, and has no seat to take. */
async function expectToWatchOnly(visitor: TablePage, match: Match): Promise<void> {
  await visitor.page.getByRole('heading', { name: 'Both seats are taken' }).waitFor();
  expect(await visitor.button('Take this seat').count()).toBe(0);
  await visitor.press('Watch');
  await visitor.page.getByRole('grid', { name: 'Board' }).waitFor();
  expect(await visitor.glance()).toEqual(await match.mover.glance());
  await visitor.button(/^100 unseen /).waitFor();
  expect(await visitor.list().count()).toBe(0);
}

/** However small the window, no button of a game covers another, and the menu leads to the link. */
async function expectNothingCovered(table: TablePage): Promise<void> {
  for (const [width, height] of SMALL_SIZES) {
    await table.page.setViewportSize({ width, height });
    expect([width, await tooWide(table), await coveredButtons(table)]).toEqual([width, false, []]);
  }
  await table.press('More of this room');
  await table.press('Link to this room', table.dialog('This room'));
  await table.dialog('Link to this room').waitFor();
}

it('[U28] the widest and longest names of four cover nothing while the room waits, and fit where the game is', async () => {
  const host = await roomForFour();
  const link = await linkOn(host);
  const tables = [host];
  for (const name of LONG_NAMES) {
    if (tables.length === 3) await expectRoomForNames(host, tables[2]);
    const guest = await TablePage.open(await stage.visitor(name, 'phone'), link);
    await guest.takeSeat();
    tables.push(guest);
    if (tables.length < 4) await host.button(`Free the seat of ${guest.name}`).waitFor();
  }
  await startingDraw(host);
  const lines = await host.page
    .locator('.pad-name > span:not(.unseen-text)')
    .evaluateAll((all) =>
      all.map((each) => Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight))),
    );
  expect(lines.filter((count) => count > 2)).toEqual([]);

  let mover: TablePage | undefined;
  do {
    const { toMove } = await host.glance();
    mover = tables[toMove ?? 0] ?? host;
    await mover.press('Pass');
    await mover.press('Pass this turn', mover.dialog('Pass this turn?'));
    await host.page.getByRole('heading', { name: `Last turn ${mover.name}` }).waitFor({ timeout: PATIENCE });
  } while (mover === host);
  const title = host.page.getByRole('heading', { name: /^Last turn/ });
  expect(
    await title.evaluate((each) => [each.scrollWidth - each.clientWidth, each.clientHeight < 40]),
  ).toEqual([0, true]);
  expect(await tooWide(host)).toBe(false);

  await host.page.setViewportSize({ width: 768, height: 1024 });
  const edge = await host.page.locator('.table-pad').evaluate((pad) => pad.getBoundingClientRect().left);
  expect(edge).toBeGreaterThan(8);
  stage.expectNoFaults();
});

/** Of a room that waits, with somebody there who has a wide name. */
async function expectRoomForNames(host: TablePage, guest: TablePage | undefined): Promise<void> {
  for (const [width, height] of SIZES) {
    await host.page.setViewportSize({ width, height });
    expect([width, await tooWide(host), await coveredButtons(host)]).toEqual([width, false, []]);
  }
  expect(guest !== undefined && (await tooWide(guest))).toBe(false);
}

it('[U28] why no room came of a press is in view on a phone', async () => {
  const visitor = await stage.visitor('Ida', 'phone');
  const start = await TablePage.open(visitor, stage.url);
  visitor.faults.outage = true;
  await start.page.route('**/api/rooms', (route) => route.abort());
  await start.press('Play with a friend');
  const notice = start.page.getByRole('alert');
  await notice.waitFor();
  const { bottom, height } = await notice.evaluate((each) => ({
    bottom: each.getBoundingClientRect().bottom,
    height: innerHeight,
  }));
  expect(bottom).toBeLessThanOrEqual(height);
  visitor.faults.outage = false;
  stage.expectNoFaults();
});

/** The widest letters there are, and what may break behind each character. */
const LONG_NAMES = ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(12), 'W'.repeat(20), 'M'.repeat(20)];

const SIZES = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

/** Phones whose browser shows its bars, upright and on their side, and a desktop's page at twice its size. */
const SMALL_SIZES = [
  [320, 568],
  [375, 667],
  [390, 664],
  [568, 320],
  [667, 375],
  [720, 450],
  [800, 600],
] as const;

const tooWide = ({ page }: TablePage): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The buttons in whose middle something else lies. */
const coveredButtons = ({ page }: TablePage): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[aria-label]')]
      .filter((button) => {
        button.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = button.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return button.checkVisibility() && !button.contains(top);
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );

/** A room for four that waits for three. */
async function roomForFour(): Promise<TablePage> {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  await host.touch(host.page.getByRole('link', { name: 'Set up a game' }));
  await host.touch(host.page.getByText('4 seats'));
  await host.touch(host.button('Make the room'));
  await host.phase('waiting').waitFor();
  await introduce(host);
  return host;
}
