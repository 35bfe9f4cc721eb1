import { expect, test } from 'vitest';
import { countRows } from '../support/count-rows.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest, playOn } from '../support/play-on.ts';
import { playingTable, stubOf } from '../support/table.ts';

fixChance(6);

test('[D9] a game of 30 moves writes at most 85 rows, from the making of its room to the end', async () => {
  const count = await countRows(stubOf('nobody'));
  const table = await playingTable();
  await playOn(table, { turns: 28, most: 3 });
  await playOn(table);
  const { room, game } = newest(table);
  expect(room.phase).toBe('over');
  expect(game?.turn).toBe(30);
  expect(count.rows()).toBeLessThanOrEqual(85);
  // The counter counts: every move writes its step and the snapshot.
  expect(count.rows()).toBeGreaterThan(60);
  count.stop();
});
