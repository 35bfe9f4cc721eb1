import { expect, it } from 'vitest';
import { expectAccessible } from './support/audit.ts';
import { focused } from './support/keys.ts';
import { PATIENCE } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

const MENU = 'More of this room';

/** What is pressed, one after the other: the first on the page, the others in the menu. */
const WAYS: readonly (readonly [string, ...string[]])[] = [
  ['Rules of this room'],
  [MENU],
  [MENU, 'Move my seat to another device'],
  [MENU, 'Delete this room'],
  [MENU, 'Report something'],
  [MENU, 'Settings'],
  ['Link to this room'],
  ['Call the game off'],
  ['Resign'],
  ['Pass'],
  ['Exchange'],
];

it('[U164] every dialog of a room has names and contrast, takes the focus, and gives it back to what opened it', async () => {
  const table = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const { page } = table;
  await table.press('Play the computer');
  await table.phase('playing').waitFor({ timeout: PATIENCE });
  await table.press('Got it');
  await expect.poll(async () => (await table.glance()).toMove, { timeout: PATIENCE }).toBe(0);
  await expectAccessible(page);
  for (const [opener, ...further] of WAYS) {
    await table.press(opener);
    const dialog = page.getByRole('dialog');
    for (const name of further) {
      await table.press(name, dialog);
      await dialog.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    }
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(opener);
  }
  stage.expectNoFaults();
});
