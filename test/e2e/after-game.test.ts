import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { beginMatch } from './support/begin-match.ts';
import { introduce, invite } from './support/invite.ts';
import type { Match } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

const TURNS = 4;
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

it('[U150, U151, U152] a game that is over is told in figures, is a picture to save and to share, and is stepped through', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], []);
  const scored = await scoresOf(match);
  await guest.press('Resign');
  await guest.press('Resign', guest.dialog('Resign this game?'));

  for (const table of match.seats) {
    await table.phase('over').waitFor();
    await table.page.getByRole('img', { name: /^Points after each turn\. / }).waitFor();
    expect(await figures(table, 'Best play')).toEqual(scored.map((all) => String(Math.max(...all))));
    expect(await figures(table, 'A turn on average')).toEqual(
      scored.map((all) => (all.reduce((sum, score) => sum + score, 0) / all.length).toFixed(1)),
    );
  }

  await pictureOf(guest);
  await guest.press('Replay');
  await guest.page.getByRole('heading', { name: /^(Ida and Marek|Marek and Ida)$/ }).waitFor();
  await guest.text(`0 of ${TURNS}`).waitFor();
  stage.expectNoFaults();
});

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
