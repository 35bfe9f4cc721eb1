import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { BLANK } from '../../../engine/equipment/tile-set.ts';
import type { Placement } from '../../../engine/play/board.ts';
import { dragByTouch, middle } from './finger.ts';
import { putDrawAway } from './starting-draw.ts';
import type { TablePage } from './table-page.ts';

/** How tiles come to lie on the board. */
export type Way = 'keys' | 'taps' | 'mouse' | 'touch';

/** The ways that a device has. */
export const WAYS = {
  desktop: ['keys', 'mouse', 'taps'],
  phone: ['taps', 'touch'],
} as const satisfies Record<string, readonly Way[]>;

/** Lays tiles of one line, from left to right or top to bottom, without playing them. */
export async function layTiles(table: TablePage, tiles: readonly Placement[], way: Way): Promise<void> {
  await putDrawAway(table);
  if (way === 'keys') return typeTiles(table, tiles);
  for (const { square, letter, blank } of tiles) {
    const wanted = blank ? BLANK : letter;
    const slot = (await table.rack()).find(({ tile }) => tile === wanted)?.slot;
    if (slot === undefined) throw new Error(`no ${wanted} on the rack`);
    const [from, to] = [table.slot(slot), table.square(square)];
    if (way === 'mouse') await dragByMouse(from, to);
    else if (way === 'touch') await dragByTouch(from, to);
    else {
      await table.touch(from);
      await table.touch(to);
    }
    if (blank) await table.press(letter, table.dialog('Which letter is the blank?'));
    // Who lays tiles sees one lie before going on; what is lost on the way is told here, and not at the play.
    await expect
      .poll(() => table.laid(square), { message: `${letter} laid ${way}` })
      .toEqual({ letter, blank });
  }
}

async function typeTiles(table: TablePage, tiles: readonly Placement[]): Promise<void> {
  const [first, second] = tiles;
  if (first === undefined) return;
  const direction = second !== undefined && second.square - first.square >= 15 ? 'down' : 'across';
  const { page } = table;
  await table.square(first.square).click();
  const cursor = page.locator('[data-direction]');
  if ((await cursor.getAttribute('data-direction')) !== direction) await page.keyboard.press('Space');
  for (const { letter, blank } of tiles) {
    await page.keyboard.press(blank ? `Shift+${letter}` : letter.toLowerCase());
  }
}

/** Drags from the middle of one thing to the middle of another, or beside it. */
export async function dragByMouse(from: Locator, to: Locator, beside = { x: 0, y: 0 }): Promise<void> {
  const mouse = from.page().mouse;
  const [start, over] = [await middle(from), await middle(to)];
  const end = { x: over.x + beside.x, y: over.y + beside.y };
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 4 });
  await mouse.up();
}
