import { expect, it } from 'vitest';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import { formatBoard } from '../../engine/notation/position.ts';
import { fillByKey, pressByKey, typePlay } from './support/keys.ts';
import { layTiles } from './support/lay-tiles.ts';
import { Listener } from './support/listener.ts';
import { PATIENCE, tilesOf } from './support/match.ts';
import { ownRoom } from './support/own-room.ts';
import { wordPlay } from './support/player.ts';
import { type Reckoning, ScoreBook } from './support/score-book.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

/** A turn of each without points ends the game. */
const SHORT: Ruleset = {
  ...PRESETS.casual,
  end: { ...PRESETS.casual.end, scoreless: { ...PRESETS.casual.end.scoreless, perSeat: 1 } },
};

it('[U163, U165, U23, U29] who only hears the live regions plays a whole game, and hears how it ended', async () => {
  const seeing = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await ownRoom(seeing, SHORT);
  await seeing.page.goto(link);
  await seeing.takeSeat();
  const { page } = await TablePage.open(await stage.visitor('Marek', 'desktop'), link);
  await fillByKey(page, 'Your name', 'Marek');
  const listener = await Listener.at(page);
  await pressByKey(page, 'Take this seat');
  await seeing.phase('playing').waitFor({ timeout: PATIENCE });
  await seeing.press('Got it');
  await pressByKey(page, 'Got it');

  const [, turn = ''] = await listener.hears(/(Your|Ida’s) turn\.$/);
  const book = new ScoreBook('casual', turn === 'Ida’s' ? 0 : 1);
  for (let count = 0; count < 4; count++) {
    if (book.toMove === 0) await see(seeing, book);
    else await hear(page, listener, book);
  }
  const racks: [Tile[], Tile[]] = [[], []];
  for (let count = 0; count < 2; count++) {
    if (book.toMove === 0) racks[0] = await passBySight(seeing, book);
    else racks[1] = await passByEar(page, listener);
    book.pass();
  }

  const [, result] = await listener.hears(/The game is over\. (.+)\.$/);
  expect(result, `${racks.join(' and ')} were left`).toBe(winnerOf(book.reckon(racks, null)));
  stage.expectNoFaults();
});

/** Who won with how much, as it is said; where totals are equal, the points before what was left decide (rule E6). */
function winnerOf({ before, final }: Reckoning): string {
  const leads = final[0] - final[1] || before[0] - before[1];
  const totals = final.map((total) => String(total).replace('-', '−'));
  if (leads === 0) return `Ida and Marek share the win, ${totals.join(' to ')}`;
  return leads > 0 ? `Ida wins, ${totals.join(' to ')}` : `Marek wins, ${totals.toReversed().join(' to ')}`;
}

/** Resolves when the page has come as far as the book: before that its rack may be an earlier one. */
async function isSeen(table: TablePage, { board, scores, toMove }: ScoreBook): Promise<void> {
  const wanted = { board: formatBoard(BOARD_LAYOUTS.classic, board), scores, toMove, phase: 'playing' };
  await expect.poll(() => table.glance(), { timeout: PATIENCE }).toEqual(wanted);
}

/** A turn of who sees: a word, which the other hears of. */
async function see(table: TablePage, book: ScoreBook): Promise<void> {
  await isSeen(table, book);
  const play = wordPlay((await table.squares()).board, await tilesOf(table));
  if (play === null) throw new Error('a rack without a word');
  await layTiles(table, play.tiles, 'keys');
  await table.page.keyboard.press('Enter');
  book.play(play);
}

/** A turn of who hears: a word of the tiles and for the board that were told. */
async function hear(page: TablePage['page'], listener: Listener, book: ScoreBook): Promise<void> {
  await listener.hearsOwnTurn();
  const play = wordPlay(await listener.board(), await listener.rack());
  if (play === null) throw new Error('a rack without a word');
  await typePlay(page, play.tiles);
  await listener.hears(new RegExp(`(total )?\\b${play.score}\\.$`));
  await page.keyboard.press('Enter');
  await listener.hears(new RegExp(`^You: .*\\b${play.score} points?\\. Ida’s turn\\.$`));
  book.play(play);
}

async function passBySight(table: TablePage, book: ScoreBook): Promise<Tile[]> {
  await isSeen(table, book);
  const rack = await tilesOf(table);
  await table.press('Pass');
  await table.press('Pass this turn', table.dialog('Pass this turn?'));
  return rack;
}

async function passByEar(page: TablePage['page'], listener: Listener): Promise<Tile[]> {
  await listener.hearsOwnTurn();
  const rack = await listener.rack();
  await pressByKey(page, 'Pass');
  await pressByKey(page, 'Pass this turn');
  return rack;
}
