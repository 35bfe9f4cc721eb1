import { expect } from 'vitest';
import { startingDraw } from './begin-match.ts';
import { layTiles } from './lay-tiles.ts';
import { PATIENCE, tilesOf } from './match.ts';
import { wordPlay } from './player.ts';
import type { TablePage } from './table-page.ts';

/** Whether the own turn has come; false when the game is over before. */
export async function isOnTurn(table: TablePage): Promise<boolean> {
  const isOver = async (): Promise<boolean> => (await table.phase('over').count()) > 0;
  await expect
    .poll(async () => (await isOver()) || (await table.glance()).toMove === 0, { timeout: PATIENCE })
    .toBe(true);
  return !(await isOver());
}

/** Plays a word, or passes where there is none. */
export async function takeTurn(table: TablePage): Promise<void> {
  // Who begins sees the starting draw, over squares that may be wanted, until it is put away.
  if ((await table.page.getByRole('region', { name: 'Starting draw' }).count()) > 0)
    await startingDraw(table);
  const play = wordPlay((await table.squares()).board, await tilesOf(table));
  if (play !== null) {
    await layTiles(table, play.tiles, 'taps');
    await table.press(new RegExp(`^Play ${play.score}`));
  } else {
    await table.press('Pass');
    await table.press('Pass this turn', table.dialog('Pass this turn?'));
  }
}
