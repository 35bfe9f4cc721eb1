import { expect, it } from 'vitest';
import { writtenPlay } from '../../client/board/written-play.ts';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { pressByKey, typePlay } from './support/keys.ts';
import { layTiles } from './support/lay-tiles.ts';
import { tilesOf } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

const tiles = (play: string) => writtenPlay(BOARD_LAYOUTS.classic, play).tiles;

it('[U168] somebody learns the six steps by keyboard', async () => {
  const table = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const { page } = table;
  await pressByKey(page, 'Learn to play');
  for (const [title, play] of [
    ['Lay a word over the star', '8E TRAIN'],
    ['Join a word to the board', '8F (TRAIN)S'],
    ['Use a coloured square', 'I7 L(I)KED'],
    ['Play a blank', 'G7 C(R)UeT'],
  ] as const) {
    await page.getByRole('heading', { name: title }).waitFor();
    // The table of the step before may still be there: this one's has its own rack.
    const wanted = tiles(play).map(({ letter, blank }) => (blank ? '?' : letter));
    await expect.poll(() => tilesOf(table)).toEqual(expect.arrayContaining(wanted));
    await typePlay(page, tiles(play));
    await page.keyboard.press('Enter');
    await pressByKey(page, 'Go on');
  }
  await page.getByRole('heading', { name: 'Exchange tiles' }).waitFor();
  await pressByKey(page, 'Exchange');
  await page.getByRole('checkbox').first().press('Space');
  await pressByKey(page, 'Exchange 1');
  await pressByKey(page, 'Go on');
  await page.getByRole('heading', { name: 'Challenge a word' }).waitFor();
  await pressByKey(page, 'Challenge');
  await pressByKey(page, 'Go on');
  await table.dialog(/withdrawn$/).waitFor({ state: 'detached' });
  await pressByKey(page, 'Go on');
  await page.getByRole('heading', { name: 'That is all you need' }).waitFor();
  stage.expectNoFaults();
});

it('[U168] and begins by touch on a phone, where a step can be tried again or left out', async () => {
  const table = await TablePage.open(await stage.visitor('Noor', 'phone'), `${stage.url}/learn`);
  const { page } = table;
  await page.getByRole('grid', { name: 'Board' }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await table.press('Skip this step');
  await table.press('Skip this step');
  await page.getByRole('heading', { name: 'Use a coloured square' }).waitFor();
  await layTiles(table, tiles('H8 (A)GED'), 'touch');
  await table.press(/^Play \d/);
  await table.text('A word, but on plain squares only.').waitFor();
  await table.press('Try again');
  await layTiles(table, tiles('I7 L(I)KED'), 'taps');
  await table.press(/^Play \d/);
  await table.press('Go on');
  await page.getByRole('heading', { name: 'Play a blank' }).waitFor();
  stage.expectNoFaults();
});
