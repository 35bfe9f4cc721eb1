import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import type { Placement } from '../../../engine/play/board.ts';

/** Many times more stops than any page has: what is called so may come a little later than the page. */
const MOST_STOPS = 1_000;

/** What has the focus, as it is called aloud; empty where nothing has. */
export async function focused(page: Page): Promise<string> {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (result.objectId === undefined) return '';
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return String(nodes[0]?.name?.value ?? '');
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** One for each page: to open one takes longer than a look at the focus. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Goes by Tab to what is called so. */
export async function reach(page: Page, name: string | RegExp): Promise<void> {
  const heard: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const now = await focused(page);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    heard.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`no stop is called ${name}: ${[...new Set(heard)].join(' | ')}`);
}

/** Goes there by Tab and presses it with Enter. */
export async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await reach(page, name);
  await page.keyboard.press('Enter');
}

/** Opens a dialog by a key, and sees that it has the focus, holds it over a whole round of Tab, and gives it back. */
export async function expectTrap(page: Page, opener: string | RegExp): Promise<void> {
  await reach(page, opener);
  const from = await focused(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const stops = await dialog.locator('button, a[href], input, select, textarea, [tabindex="0"]').count();
  for (let stop = 0; stop <= stops; stop++) {
    // Between the last stop and the first the browser's own window may have its turn.
    const where = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body || at?.closest('dialog') ? 'inside' : (at?.outerHTML ?? 'nowhere');
    });
    expect(where).toBe('inside');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(from);
}

/** Puts a text into the field that is called so. */
export async function fillByKey(page: Page, name: string, text: string): Promise<void> {
  await reach(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Types a play: the cursor comes from the star by arrows, and Space turns it. */
export async function typePlay(page: Page, tiles: readonly Placement[]): Promise<void> {
  const [first, second] = tiles;
  if (first === undefined) return;
  await reach(page, 'Board');
  const { keyboard } = page;
  await keyboard.press('Escape');
  await keyboard.press('ArrowRight');
  const star = BOARD_LAYOUTS.classic.star;
  const right = (first.square % 15) - (star % 15);
  const down = Math.floor(first.square / 15) - Math.floor(star / 15);
  for (let step = 0; step < Math.abs(right); step++)
    await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(down); step++) await keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  if (second !== undefined && second.square - first.square >= 15) await keyboard.press('Space');
  for (const { letter, blank } of tiles)
    await keyboard.press(blank ? `Shift+${letter}` : letter.toLowerCase());
}
