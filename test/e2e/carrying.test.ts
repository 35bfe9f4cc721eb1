import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { at } from '../support/tiles.ts';
import { dragByTouch, fingerOn, middle, under } from './support/finger.ts';
import { PATIENCE } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

it('[U143, U7, U3] a finger carries tiles to the edges of a board that comes nearer, changes them, and takes them back', async () => {
  const ida = await onTurn();
  await rolls(ida);
  await feel(ida);
  await reachesEveryEdge(ida);
  await changesPlaces(ida);
  await goesBack(ida);
  await isSorted(ida);
  stage.expectNoFaults();
});

/** At a game on the device, with the turn. */
async function onTurn(): Promise<TablePage> {
  const ida = await TablePage.open(await stage.visitor('Ida', 'phone'), stage.url);
  await ida.touch(ida.page.getByRole('link', { name: 'Play on this device', exact: true }));
  await ida.touch(ida.page.getByText('Novice', { exact: true }));
  await ida.press('Begin');
  const scores = ida.page.getByRole('region', { name: 'Scores', exact: true });
  await scores.getByRole('heading', { name: 'Your turn' }).waitFor({ timeout: PATIENCE });
  const draw = ida.button('Got it');
  if ((await draw.count()) > 0) await ida.touch(draw);
  return ida;
}

/** A finger that rolls a little has tapped all the same, and has moved no tile. */
async function rolls(ida: TablePage): Promise<void> {
  const finger = await fingerOn(ida.page);
  const tap = async (target: Locator): Promise<void> => {
    const { x, y } = await middle(target);
    await finger.down({ x, y });
    await finger.move({ x: x + 2, y: y + 9 });
    await finger.up();
  };
  const laid = async (): Promise<number> =>
    (await ida.squares()).draft.filter((tile) => tile !== null).length;
  await tap(await letterOf(ida));
  await tap(ida.square(at('A8')));
  await expect.poll(laid).toBe(1);
  await tap(ida.square(at('A8')));
  expect((await ida.squares()).draft[at('A8')]).not.toBeNull();
  await ida.press('Recall');
  await expect.poll(laid).toBe(0);
}

/** Writes down what the device lets be felt. */
const feel = ({ page }: TablePage): Promise<void> =>
  page.evaluate(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  });

const felt = ({ page }: TablePage): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'felt'));

const near = ({ page }: TablePage): Locator => page.locator('[data-board][data-near]');

/** A tile of the rack that asks for no letter. */
async function letterOf(ida: TablePage): Promise<Locator> {
  const slot = (await ida.rack()).find(({ tile }) => tile !== '?')?.slot;
  if (slot === undefined) throw new Error('a rack of blanks');
  return ida.slot(slot);
}

/** Free squares that no play of one turn has taken: the first is in the middle of the left edge. */
const FREE = [at('A8'), at('A9')] as const;

async function reachesEveryEdge(ida: TablePage): Promise<void> {
  const { page } = ida;
  const finger = await fingerOn(page);
  const corners = ['A1', 'O1', 'O15', 'A15', 'A8'];
  const places = await Promise.all(corners.map((name) => middle(ida.square(at(name)))));
  const small = await ida.square(at('A8')).boundingBox();
  await finger.down(await middle(await letterOf(ida)));
  for (const [index, place] of places.entries()) {
    await finger.move(under(place));
    await page
      .locator('.carried')
      .getByText(corners[index] ?? '', { exact: true })
      .first()
      .waitFor();
    const square = ida.square(at(corners[index] ?? ''));
    await expect
      .poll(async () => Math.round(((await square.boundingBox())?.width ?? 0) * 10))
      .toBe(Math.round((small?.width ?? 0) * 16));
    const box = await square.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await finger.up();
  await near(ida).waitFor({ state: 'detached' });
  const { draft } = await ida.squares();
  expect(draft.findIndex((tile) => tile !== null)).toBe(at('A8'));
  expect(await felt(ida)).toEqual([8]);
}

async function changesPlaces(ida: TablePage): Promise<void> {
  const [one, other] = FREE;
  await dragByTouch(await letterOf(ida), ida.square(other));
  const before = (await ida.squares()).draft;
  await dragByTouch(ida.square(one), ida.square(other));
  const { draft } = await ida.squares();
  expect([draft[one], draft[other]]).toEqual([before[other], before[one]]);
  expect(await felt(ida)).toEqual([8, 8, 8]);
}

/** To the rack by hand, to it by a double tap; one that is let go where nothing takes it stays, and is not felt. */
async function goesBack(ida: TablePage): Promise<void> {
  const [one, other] = FREE;
  const finger = await fingerOn(ida.page);
  await finger.down(await middle(ida.square(one)));
  await finger.move({ x: 200, y: 60 });
  await finger.up();
  expect((await ida.squares()).draft[one]).not.toBeNull();
  expect(await felt(ida)).toEqual([8, 8, 8]);
  await finger.down(await middle(ida.square(one)));
  await finger.move({ x: 200, y: 400 });
  await finger.move(await middle(ida.list()));
  await finger.up();
  expect((await ida.squares()).draft[one]).toBeNull();
  expect(await ida.rack()).toHaveLength(6);
  await finger.tapTwice(await middle(ida.square(other)));
  expect((await ida.squares()).draft[other]).toBeNull();
  expect(await ida.rack()).toHaveLength(7);
}

/** From the menu, and over a reload. */
async function isSorted(ida: TablePage): Promise<void> {
  await ida.press('More of this game');
  await ida.press('Sort my tiles');
  const tiles = (await ida.rack()).map(({ tile }) => tile);
  const letters = tiles.filter((tile) => tile !== '?');
  expect(tiles).toEqual([...letters.toSorted(), ...tiles.filter((tile) => tile === '?')]);
  await ida.page.reload();
  await ida.list().waitFor({ timeout: PATIENCE });
  expect((await ida.rack()).map(({ tile }) => tile)).toEqual(tiles);
}
