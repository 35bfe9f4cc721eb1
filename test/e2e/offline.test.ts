import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import { PATIENCE } from './support/match.ts';
import { ownRoom } from './support/own-room.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';
import { isOnTurn, takeTurn } from './support/take-turn.ts';
import { startTwoBuilds, type TwoBuilds } from './support/two-builds.ts';

const stage = useStage();
let builds: TwoBuilds;

beforeAll(async () => {
  builds = await startTwoBuilds(stage.url);
});

afterAll(() => builds.stop());

it('[U135, U138] loaded once, the page opens without a network, says that there is none, and the computer can be played', async () => {
  const visitor = await stage.visitor('Ida', 'phone', true);
  const ida = await TablePage.open(visitor, stage.url);
  const { page } = ida;
  await expect.poll(() => words(page), { timeout: PATIENCE }).toHaveLength(3);
  visitor.faults.outage = true;
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('status').getByText('You are offline.').waitFor();
  await ida.touch(page.getByRole('link', { name: 'Play on this device instead' }));
  await ida.touch(page.getByText('Novice', { exact: true }));
  await ida.press('Begin');
  await ida.phase('playing').waitFor({ timeout: PATIENCE });
  for (let turn = 0; turn < 2 && (await isOnTurn(ida)); turn++) await takeTurn(ida);
  const { scores } = await ida.glance();
  expect(scores).toHaveLength(2);
  await page.reload();
  await ida.phase('playing').waitFor({ timeout: PATIENCE });
  expect((await ida.glance()).scores).toHaveLength(2);
  await page.context().setOffline(false);
  await page.goto(stage.url);
  await page.getByRole('link', { name: 'Play on this device', exact: true }).waitFor();
  expect(await page.getByText('You are offline.').count()).toBe(0);
  stage.expectNoFaults();
});

it('[U136, U137, U20] a page that is told of another version loads the new one, which takes the place of the old', async () => {
  const visitor = await stage.visitor('Marek', 'desktop', true);
  const marek = await TablePage.open(visitor, builds.url);
  const { page } = marek;
  await expect.poll(() => words(page), { timeout: PATIENCE }).toHaveLength(3);
  const [first] = await copies(page);
  const link = await ownRoom(marek, PRESETS.casual);
  const told: { close(options: { code: number }): Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket\?/, (socket) => void told.push(socket));
  await page.goto(link);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(await build(page)).toBe(0);

  builds.deploy();
  await told.at(-1)?.close({ code: CLOSE.versionSkew });
  await expect.poll(() => build(page)).toBe(1);
  await expect.poll(() => copies(page), { timeout: PATIENCE }).not.toContain(first);
  expect(await copies(page)).toHaveLength(1);
  expect(await words(page)).toHaveLength(3);

  visitor.faults.outage = true;
  await page.context().setOffline(true);
  await page.goto(builds.url);
  await page.getByRole('status').getByText('You are offline.').waitFor();
  expect(await build(page)).toBe(1);
  stage.expectNoFaults();
});

/** How many marks of the next build the document has. */
const build = (page: Page): Promise<number> => page.locator('meta[name="build"]').count();

/** The caches of the device. */
const copies = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The word lists among what the device keeps. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().flatMap(({ url }) => (url.endsWith('.bin') ? [url] : []));
  });
