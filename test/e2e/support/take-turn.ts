import { expect } from 'vitest';
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
  const play = wordPlay((await table.squares()).board, await tilesOf(table));
  if (play !== null) {
    await layTiles(table, play.tiles, 'taps');
    await table.press(new RegExp(`^Play ${play.score}`));
  } else {
    await table.press('Pass');
    await table.press('Pass this turn', table.dialog('Pass this turn?'));
  }
}
