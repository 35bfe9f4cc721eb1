import { expect, it } from 'vitest';
import { at, letter } from '../support/tiles.ts';
import { dragByMouse, layTiles } from './support/lay-tiles.ts';
import { type Match, tilesOf } from './support/match.ts';
import { useOneTable } from './support/one-table.ts';
import type { Judged } from './support/player.ts';
import { useStage } from './support/stage.ts';
import type { TablePage } from './support/table-page.ts';

/** Faults of other tables in laying tiles, each tried at one and the same table of ours. */
const stage = useStage();
const atTheTable = useOneTable(stage);

const cursorOf = ({ page }: TablePage) =>
  page.getByRole('grid', { name: 'Board' }).getAttribute('aria-activedescendant');

/** What is laid and not played, by square. */
async function draftOf(table: TablePage) {
  const { draft } = await table.squares();
  return draft.flatMap((tile, square) => (tile === null ? [] : [{ square, ...tile }]));
}

/** Lays a letter of the rack on H8; gives what it is. */
async function layOne(table: TablePage) {
  const face = (await tilesOf(table)).find((tile) => tile !== '?') ?? '';
  const laid = { letter: letter(face), blank: false };
  await layTiles(table, [{ square: at('H8'), ...laid }], 'mouse');
  return laid;
}

it('[U2] Backspace stops at the border, and so does what is typed or turned on it, also behind a press of the mouse', async () => {
  const { ida } = await atTheTable();
  const { keyboard } = ida.page;
  const [first = ''] = (await tilesOf(ida)).filter((tile) => tile !== '?');
  await ida.square(at('O15')).click();
  for (const key of [first, 'Space', 'ArrowRight', 'ArrowDown', 'Space']) await keyboard.press(key);
  expect(await cursorOf(ida)).toBe(`square-${at('O15')}`);
  expect((await draftOf(ida)).map(({ square }) => square)).toEqual([at('O15')]);
  await keyboard.press('Backspace');
  expect([await cursorOf(ida), await draftOf(ida)]).toEqual([`square-${at('O15')}`, []]);
  await ida.square(at('B1')).click();
  for (let time = 0; time < 3; time++) await keyboard.press('Backspace');
  expect(await cursorOf(ida)).toBe(`square-${at('A1')}`);
  await keyboard.press(first);
  await ida.press('Recall');
  expect(await draftOf(ida)).toEqual([]);
  for (const key of ['ArrowDown', first]) await keyboard.press(key);
  expect(await draftOf(ida)).toHaveLength(1);
  await keyboard.press('Escape');
  expect(await draftOf(ida)).toEqual([]);
  expect(await cursorOf(ida)).toBeNull();
});

it('[U8] a blank that has a letter is a blank again on the rack', async () => {
  const { ida, between } = await atTheTable();
  const tiles = await tilesOf(ida);
  between.tell({ game: (game) => ({ ...game, rack: game.rack.with(0, '?') }) });
  await ida.list().getByRole('button', { name: 'blank', exact: true }).first().waitFor();
  const before = (await tilesOf(ida)).sort();
  await layTiles(ida, [{ square: at('H8'), letter: letter('Q'), blank: true }], 'mouse');
  expect(await draftOf(ida)).toEqual([{ square: at('H8'), letter: 'Q', blank: true }]);
  await dragByMouse(ida.square(at('H8')), ida.list());
  expect(await draftOf(ida)).toEqual([]);
  expect((await tilesOf(ida)).sort()).toEqual(before);
  between.tell({});
  await expect.poll(async () => (await tilesOf(ida)).sort()).toEqual(tiles.sort());
});

it('[U1, U5] a tile that is dropped on its own square lies as it lay', async () => {
  const { ida } = await atTheTable();
  const laid = await layOne(ida);
  const rack = await ida.rack();
  await dragByMouse(ida.square(at('H8')), ida.square(at('H8')), { x: 9, y: 9 });
  expect(await draftOf(ida)).toEqual([{ square: at('H8'), ...laid }]);
  expect(await ida.rack()).toEqual(rack);
  expect(rack).toHaveLength(6);
  await ida.page.keyboard.press('Escape');
});

it('[U7] a tile that was lifted and is then dragged leaves no mark, neither behind nor on it', async () => {
  const { ida } = await atTheTable();
  const marks = ida.page.locator('[aria-selected=true]');
  const laid = await layOne(ida);
  await ida.square(at('H8')).click();
  expect(await marks.count()).toBe(1);
  await dragByMouse(ida.square(at('H8')), ida.square(at('J9')));
  expect(await marks.count()).toBe(0);
  await ida.square(at('K11')).click();
  expect(await draftOf(ida)).toEqual([{ square: at('J9'), ...laid }]);
  await ida.page.keyboard.press('Escape');
});

it('[U3] the order that one has given the rack outlives the plays of others, a reload, and the own turn', async () => {
  const { ida, marek, match } = await atTheTable();
  const order = async (): Promise<string> => (await tilesOf(ida)).join('');
  const tiles = await ida.rack();
  await dragByMouse(ida.slot(tiles[0]?.slot ?? -1), ida.slot(tiles[6]?.slot ?? -1));
  const own = await order();
  expect(own).toBe([...tiles.slice(1), ...tiles.slice(0, 1)].map(({ tile }) => tile).join(''));
  if (match.mover === ida) {
    await match.pass();
    await match.isSeen();
  }
  await match.play(await someWord(match));
  expect(await order()).toBe(own);
  await ida.page.reload();
  await expect.poll(order).toBe(own);
  await match.exchange(1);
  await match.isSeen();
  const now = await order();
  const sorted = (tiles: string): string => [...tiles].sort().join('');
  // Of two tiles that are alike either may be the one that went, and the one that came may be as the one that went.
  const rest = [...own].flatMap((tile, index) =>
    tile === own[0] ? [own.slice(0, index) + own.slice(index + 1)] : [],
  );
  expect(sorted(now) === sorted(own) ? [own.slice(0, 6)] : rest).toContain(now.slice(0, 6));
  expect(match.mover).toBe(marek);
});

it('[U28] on a telephone of 520 pixels no column of the board is hidden', async () => {
  const { ida } = await atTheTable();
  await ida.page.setViewportSize({ width: 520, height: 900 });
  for (const name of ['A1', 'O1', 'A15', 'O15']) {
    const box = await ida.square(at(name)).boundingBox();
    if (box === null) throw new Error(`${name} is not shown`);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(520);
    await ida.square(at(name)).click({ trial: true });
  }
  expect(await ida.page.evaluate(() => document.documentElement.scrollWidth)).toBe(520);
  await ida.page.setViewportSize({ width: 1440, height: 900 });
});

it('[U140] Tab goes from the board over the rack to the buttons; a number lays the tile of that place', async () => {
  const { ida } = await atTheTable();
  const { keyboard } = ida.page;
  const focused = () => ida.page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const slots = (await ida.rack()).map(({ slot }) => ida.slot(slot));
  await ida.page.getByRole('grid', { name: 'Board' }).focus();
  for (const slot of slots) {
    await keyboard.press('Tab');
    expect(await slot.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  const buttons: string[] = [];
  for (let time = 0; time < 5; time++) {
    await keyboard.press('Tab');
    buttons.push(await focused());
  }
  expect(buttons.map((text) => text.replace(/Enter$/, ''))).toEqual([
    'Shuffle',
    'Recall',
    'Exchange',
    'Pass',
    'Play',
  ]);

  const place = (await tilesOf(ida)).findIndex((tile) => tile !== '?');
  const face = (await tilesOf(ida))[place];
  await ida.square(at('A1')).click();
  await keyboard.press(String(place + 1));
  expect(await draftOf(ida)).toEqual([{ square: at('A1'), letter: face, blank: false }]);
  expect(await cursorOf(ida)).toBe(`square-${at('B1')}`);
  await keyboard.press('Escape');
});

it('[U80, U141] what is typed into the chat goes nowhere else, and none of its keys opens anything', async () => {
  const { ida } = await atTheTable();
  const tiles = await ida.rack();
  await ida.square(at('A1')).click();
  const field = ida.page.getByRole('textbox', { name: 'Your line' });
  await field.click();
  await ida.page.keyboard.type(`/8D ${tiles.map(({ tile }) => tile).join('')} 1234567`);
  await ida.page.keyboard.press('ArrowLeft');
  await ida.page.keyboard.press('Backspace');
  expect(await cursorOf(ida)).toBe(`square-${at('A1')}`);
  expect([await draftOf(ida), await ida.rack()]).toEqual([[], tiles]);
  expect(await ida.page.getByRole('textbox', { name: 'Command' }).count()).toBe(0);
  expect(await field.inputValue()).toMatch(/^\/8D .* 123457$/);
  stage.expectNoFaults();
});

async function someWord(match: Match): Promise<Judged> {
  for (;;) {
    const word = await match.wordPlay();
    if (word !== null) return word;
    await match.exchange(7);
    await match.isSeen();
    await match.pass();
    await match.isSeen();
  }
}
