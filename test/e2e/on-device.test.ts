import { expect, it } from 'vitest';
import { PATIENCE } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';
import { isOnTurn, takeTurn } from './support/take-turn.ts';

const stage = useStage();

/** Most of a game: what is left of it then is given up, for the sake of time. */
const TURNS = 6;

it('[U120, U121, U122, Z8, H3] a game against the computer goes on without a network, over a reload before, and is played again', async () => {
  const visitor = await stage.visitor('Ida', 'phone');
  const ida = await TablePage.open(visitor, stage.url);
  const asked: string[] = [];
  ida.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  expect(ida.page.workers()).toEqual([]);
  await ida.touch(ida.page.getByRole('link', { name: 'Play on this device', exact: true }));
  await ida.touch(ida.page.getByText('Novice', { exact: true }));
  await ida.press('Begin');
  await ida.phase('playing').waitFor({ timeout: PATIENCE });
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(ida.page.workers()).toHaveLength(1);
  for (const name of ['Link to this room', 'More of this room', 'Chat']) {
    expect([name, await ida.button(name).count()]).toEqual([name, 0]);
  }

  await ida.page.reload();
  await ida.phase('playing').waitFor({ timeout: PATIENCE });
  visitor.faults.outage = true;
  await ida.page.context().setOffline(true);
  const said = asked.length;
  for (let turn = 0; turn < TURNS && (await isOnTurn(ida)); turn++) await takeTurn(ida);
  if (await isOnTurn(ida)) {
    await ida.press('Resign');
    await ida.press('Resign', ida.dialog('Resign this game?'));
  }
  await ida.phase('over').waitFor();
  const [you, computer] = await ida.sum(/^Final score/);
  expect(you).toBeGreaterThan(0);
  expect(computer).toBeGreaterThan(0);
  expect(await ida.button('Verify this game').count()).toBe(0);
  await ida.press('Play again');
  await ida.phase('playing').waitFor();
  expect((await ida.glance()).scores).toHaveLength(2);
  expect(asked.slice(said)).toEqual([]);
  stage.expectNoFaults();
});

it('[U120, U121] the start page offers it where no room can be made; what does not load, or cannot be read, is told and changes nothing', async () => {
  const visitor = await stage.visitor('Noor', 'desktop');
  const noor = await TablePage.open(visitor, stage.url);
  const { page } = noor;
  visitor.faults.outage = true;
  await page.route('**/api/**', (route) => route.abort());
  await noor.press('Play the computer');
  await noor.touch(page.getByRole('link', { name: 'Play on this device instead' }));

  const kept = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('crosstile.device-game'));
  await page.route('**/lexica/**', (route) => route.abort());
  await noor.press('Begin');
  await page.getByRole('heading', { name: 'The words for this game did not load.' }).waitFor();
  expect([page.workers().length, await kept()]).toEqual([0, null]);
  await page.unroute('**/lexica/**');
  await noor.press('Try again');
  await noor.phase('playing').waitFor({ timeout: PATIENCE });

  const broken = ((await kept()) ?? '').slice(1);
  await page.evaluate((text) => localStorage.setItem('crosstile.device-game', text), broken);
  await page.reload();
  await page.getByRole('alert').getByText('could not be read').waitFor();
  expect(await kept()).toBe(broken);
  await noor.press('Begin');
  await noor.phase('playing').waitFor({ timeout: PATIENCE });
  expect(await kept()).toMatch(/^\{"level"/);
  stage.expectNoFaults();
});
