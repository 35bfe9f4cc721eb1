import { expect, it } from 'vitest';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { playNotation } from '../../engine/notation/play-notation.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import { beginMatch } from './support/begin-match.ts';
import { type Match, PATIENCE, tilesOf } from './support/match.ts';
import { ownRoom } from './support/own-room.ts';
import type { Judged } from './support/player.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';
import { lineField, writeLine } from './support/write-line.ts';

const stage = useStage('still');

it('[U141, U142, U23] two people play by the command line alone: words, an exchange, a pass, challenges, and the end', async () => {
  const [host, guest] = await Promise.all([comes('Ida'), comes('Marek')]);
  const link = await ownRoom(host, PRESETS.classic);
  for (const table of [host, guest]) {
    await table.page.goto(link);
    await table.takeSeat();
  }
  const match = await beginMatch('classic', [host, guest], []);
  await wrongLines(match.mover);
  await play(match, await someWord(match));
  await challenged(match);
  await exchange(match);
  await writeLine(match.mover, 'pass');
  match.book.pass();
  await match.isSeen();
  await tells(match);
  await resigns(match);
  stage.expectNoFaults();
});

const comes = async (name: string): Promise<TablePage> =>
  TablePage.open(await stage.visitor(name, 'desktop'), stage.url);

/** What is wrong is said, and the line stays; Escape gives the focus back to the board. */
async function wrongLines(table: TablePage): Promise<void> {
  const grid = table.page.getByRole('grid', { name: 'Board' });
  await grid.focus();
  await writeLine(table, '8P FINED');
  await table.page.getByRole('alert').getByText('“8P” is no square.').waitFor();
  expect(await lineField(table).inputValue()).toBe('8P FINED');
  expect(await lineField(table).getAttribute('aria-invalid')).toBe('true');
  await table.page.keyboard.press('Escape');
  expect(await lineField(table).inputValue()).toBe('');
  await table.page.keyboard.press('ArrowUp');
  expect(await lineField(table).inputValue()).toBe('8P FINED');
  await table.page.keyboard.press('Escape');
  await table.page.keyboard.press('Escape');
  await lineField(table).waitFor({ state: 'detached' });
  expect(await grid.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await table.squares()).draft.every((tile) => tile === null)).toBe(true);
  await writeLine(table, 'help');
  await table.dialog('What can be written').getByText('exch QVU').waitFor();
  await table.page.keyboard.press('Escape');
  await writeLine(table, 'rack');
  const rack = (await tilesOf(table)).map((tile) => (tile === '?' ? 'blank' : tile));
  await table.page
    .getByRole('status')
    .getByText(`Your rack: ${rack.join(', ')}.`)
    .waitFor();
}

async function play(match: Match, judged: Judged): Promise<void> {
  const { mover, book } = match;
  const { bingo } = PRESETS.classic;
  const laid = checkPlay(BOARD_LAYOUTS.classic, TILE_SETS.english, bingo, book.board, judged.tiles);
  if (!laid.ok) throw new Error(laid.error.code);
  const { start, word } = playNotation(BOARD_LAYOUTS.classic, laid.value);
  await writeLine(mover, `${start} ${word}`);
  book.play(judged);
  await match.isSeen();
  await mover.text(`You: ${start} ${word}, ${judged.score} points. ${match.mover.name}’s turn.`).waitFor({
    state: 'attached',
    timeout: PATIENCE,
  });
}

async function someWord(match: Match): Promise<Judged> {
  for (;;) {
    const word = await match.wordPlay();
    if (word !== null) return word;
    await exchange(match);
  }
}

/** Good words: the challenger loses his turn. */
async function challenged(match: Match): Promise<void> {
  await writeLine(match.mover, 'challenge');
  match.book.lose();
  for (const table of match.everybody) {
    const verdict = table.dialog(/play (is )?stands$/);
    await verdict.waitFor({ timeout: PATIENCE });
    // Enter may have been meant for a line that one was writing.
    await table.page.keyboard.press('Enter');
    expect(await verdict.count()).toBe(1);
    await table.page.keyboard.press('Escape');
    await verdict.waitFor({ state: 'detached' });
  }
  await match.isSeen();
}

async function exchange(match: Match): Promise<void> {
  const { mover } = match;
  const [first, second, ...kept] = await tilesOf(mover);
  await writeLine(mover, `exch ${first}${second}`);
  match.book.exchange();
  await match.isSeen();
  expect(await tilesOf(mover)).toEqual(expect.arrayContaining(kept));
}

/** Who is not on turn is told so, and loses nothing. */
async function tells(match: Match): Promise<void> {
  const { other, mover } = match;
  await writeLine(other, 'pass');
  await other.page.getByRole('alert').getByText(`${mover.name} has the turn.`).waitFor();
  await writeLine(other, 'score');
  await other.page.getByRole('status').getByText(`${mover.name}’s turn. `).waitFor();
  await match.isSeen();
}

async function resigns(match: Match): Promise<void> {
  const { mover, other } = match;
  await writeLine(mover, 'resign');
  await mover.page.getByRole('status').getByText('Write yes to resign.').waitFor();
  await writeLine(mover, 'yes');
  for (const table of match.everybody) {
    await table.phase('over').waitFor({ timeout: PATIENCE });
    await table.page.getByRole('heading', { name: `${other.name} wins` }).waitFor();
  }
}
