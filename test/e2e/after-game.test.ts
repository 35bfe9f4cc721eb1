import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { say } from '../../client/i18n/sentences.ts';
import { libraryFrom } from '../../client/meanings/library.ts';
import { MEANINGS } from '../../scripts/support/paths.ts';
import { beginMatch } from './support/begin-match.ts';
import { introduce, invite } from './support/invite.ts';
import { type Match, PATIENCE } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

const TURNS = 4;
const STAR = 112;
const MEANINGS_ASKED = '**/meanings/*.json';
const built = libraryFrom(async (name) => JSON.parse(await readFile(join(MEANINGS, name), 'utf8')));
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

it('[U150, U151, U152, U153, U154, U158, U190, U192, U194] a game that is over is told in figures, is a picture to save and to share, and is stepped through', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  await host.page.route(MEANINGS_ASKED, (route) => route.fulfill({ json: {} }));
  const link = await invite(host);
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], []);
  for (const table of match.seats) await watchShifts(table);
  await wordSigns(match);
  const scored = await scoresOf(match);
  // Who has the turn has looked on while the other took the last one.
  expect(await arrival(match.mover)).toBeLessThanOrEqual(200);
  for (const table of match.seats) expect(await shifts(table)).toEqual([]);
  await guest.press('Resign');
  await guest.press('Resign', guest.dialog('Resign this game?'));

  for (const table of match.seats) {
    await table.phase('over').waitFor();
    await table.page.getByRole('img', { name: /^Points after each turn\. / }).waitFor();
    expect(await figures(table, 'Best play')).toEqual(
      scored.map((all) => (all.some((score) => score > 0) ? String(Math.max(...all)) : '–')),
    );
    expect(await figures(table, 'A turn on average')).toEqual(
      scored.map((all) => (all.reduce((sum, score) => sum + score, 0) / all.length).toFixed(1)),
    );
  }

  await sumOf(host);
  await meaningsOf(host);
  await pictureOf(guest);
  await guest.press('Replay');
  await guest.page.getByRole('heading', { name: /^(Ida and Marek|Marek and Ida)$/ }).waitFor();
  await guest.text(`0 of ${TURNS}`).waitFor();
  await guest.press('Meanings of the words');
  await guest.press('Next turn');
  await guest.text(`1 of ${TURNS}`).waitFor();
  const first = guest.page.getByRole('definition').first();
  const [word = ''] = await guest.page.getByRole('term').allTextContents();
  await expect.poll(() => first.allInnerTexts()).toEqual([(await meaningTexts(word)).join('\n')]);
  stage.expectNoFaults();
});

/** What is no word of the room's list is told while it lies, before it is played; what is one has its sign. */
async function wordSigns(match: Match): Promise<void> {
  const { mover } = match;
  const phony = await match.phonyPlay(3);
  const play = await match.wordPlay();
  if (phony === null || play === null) throw new Error('no two such plays');
  await match.lay(phony);
  await mover.text('Not in this room’s word list').waitFor({ timeout: PATIENCE });
  await mover.text(' is not in the word list,').first().waitFor();
  await mover.press('Recall', mover.page.getByRole('toolbar', { name: 'Your turn' }));
  await match.lay(play);
  await mover.page
    .getByRole('list', { name: /^Your draft/ })
    .getByText(' is in the word list,')
    .waitFor();
  await mover.press('Recall', mover.page.getByRole('toolbar', { name: 'Your turn' }));
}

/** Plays so many turns; what each scored, by seat. */
async function scoresOf(match: Match): Promise<number[][]> {
  const scored: number[][] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    const { toMove } = match.book;
    const before = match.book.scores[toMove] ?? 0;
    await match.turn();
    scored[toMove]?.push((match.book.scores[toMove] ?? 0) - before);
  }
  return scored;
}

/** The last figure of each seat's cell. */
async function figures(table: TablePage, name: string): Promise<string[]> {
  const cells = table.page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  return (await cells.allTextContents()).map((text) => text.split(' ').at(-1) ?? '');
}

/** Milliseconds until the last tile of the latest play lies there, by what its animation says of itself. */
const arrival = ({ page }: TablePage): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('.tile.arriving')]
        .flatMap((tile) => tile.getAnimations())
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    ),
  );

/** What stays where it is, whatever arrives. */
const STAYING = '.table-board, .draft-line, .rack-box, .actions, .this-room, .chat';

/** Notes from now on what of it moves without a press. */
const watchShifts = ({ page }: TablePage): Promise<void> =>
  page.evaluate((staying) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.filter(({ node }) => node instanceof Element && node.matches(staying));
        if (Reflect.get(entry, 'hadRecentInput') === false) {
          shifts.push(...moved.map(({ node }) => String(node?.textContent)));
        }
      }
    }).observe({ type: 'layout-shift' });
  }, STAYING);

const shifts = ({ page }: TablePage): Promise<string[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'shifts'));

/** Points at the star, which a word covers: how that was counted is a sum that comes out right. */
async function sumOf(table: TablePage): Promise<void> {
  await table.square(STAR).hover();
  const line = table.page.getByRole('status').filter({ hasText: /\d \+ \d/ });
  const words = line.locator('p');
  const terms = await words.locator('.word-terms').allTextContents();
  const totals = await words.locator('.figure').allTextContents();
  expect(terms.length).toBeGreaterThan(0);
  expect(totals.map(Number)).toEqual(terms.map(worth));
  await table.page.mouse.move(0, 0);
  await table.text(/^The final board\. /).waitFor();
}

/** What `(4 × 2 + 1 + 1) × 3 + 50` comes to. */
function worth(terms: string): number {
  const [letters = '', behind = ''] = terms.replace('(', '').split(')');
  const [times = 1, bonus = 0] = (behind.match(/\d+/g) ?? []).map(Number);
  const products = letters
    .split(' + ')
    .map((term) => term.split(' × ').reduce((all, n) => all * Number(n), 1));
  return products.reduce((sum, product) => sum + product, 0) * times + bonus;
}

/** Goes to the star: that the meanings did not come is told, and tried again they are those of the list. */
async function meaningsOf(table: TablePage): Promise<void> {
  await table.touch(table.square(STAR));
  await table.text(say.meanings.lost).first().waitFor();
  // The dialog asks once more by itself, in vain.
  await Promise.all([table.page.waitForResponse(MEANINGS_ASKED), table.press(say.meanings.more)]);
  const sheet = table.page.getByRole('dialog');
  const again = sheet.getByRole('button', { name: 'Try again' }).first();
  await again.waitFor();
  await table.page.unroute(MEANINGS_ASKED);
  await table.touch(again);
  for (const about of await sheet.locator('section').all()) {
    const meant = await meaningTexts((await about.locator('b').textContent()) ?? '');
    await expect.poll(() => about.locator('li, p.soft').allTextContents()).toEqual(meant);
  }
  await table.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}

/** What the built list says of a word, sense by sense. */
async function meaningTexts(word: string): Promise<string[]> {
  const senses = await built.look(word);
  return senses.length === 0 ? [say.meanings.none] : senses.map(say.meanings.sense);
}

/** Saves the picture, and hands it to a browser that shares files. */
async function pictureOf(table: TablePage): Promise<void> {
  await table.page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void shared.push(...files.map(({ type }) => type)),
    });
  });
  await table.press('Picture');
  const sheet = table.dialog('Picture of the final board');
  await sheet.getByRole('img', { name: /^The final board\. Ida wins/ }).waitFor();
  const saving = table.page.waitForEvent('download');
  await table.press('Save picture', sheet);
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^crosstile-[\w-]+-1\.png$/);
  const bytes = await readFile(await saved.path());
  expect(bytes.subarray(0, PNG.length)).toEqual(PNG);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1216]);
  await table.press('Share', sheet);
  await expect
    .poll(() => table.page.evaluate(() => Reflect.get(globalThis, 'shared')))
    .toEqual(['image/png']);
  await table.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
}
