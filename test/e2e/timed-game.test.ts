import { expect, it } from 'vitest';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { PATIENCE } from './support/match.ts';
import { ownRoom } from './support/own-room.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const SHORTEST = 30_000;

const MINUTE = 60_000;

const timed = (initial: number): Ruleset => ({
  ...PRESETS.casual,
  clock: { kind: 'game', initial, increment: 0, overtime: { perMinute: 10, maxMinutes: 0 } },
});

const stage = useStage();

// Both wait for what only time brings, so they wait side by side.
it.concurrent('[K1, K2, K5, U40] who lets the time run out has lost on time, though nobody presses anything', async () => {
  const { seats, toMove, mover, other } = await twoAtAClock(['Ida', 'Marek'], SHORTEST);
  for (const table of seats) {
    const timers = table.page.getByRole('timer');
    await expect.poll(() => timers.nth(toMove ?? 0).textContent()).toMatch(/^Time 0:[12]\d$/);
    expect(await timers.nth(toMove === 0 ? 1 : 0).textContent()).toBe('Time 0:30');
  }
  for (const table of seats) {
    await table.phase('over').waitFor({ timeout: 2 * SHORTEST });
    await table.page.getByRole('heading', { name: `${other.name} wins, 0 to 0` }).waitFor();
    await table.text(new RegExp(`^${mover.name} lost on time, so the racks do not count\\.`)).waitFor();
    expect(await table.page.getByRole('row', { name: 'Place' }).getByRole('cell').allTextContents()).toEqual(
      toMove === 0 ? ['2nd, lost on time', '1st'] : ['1st', '2nd, lost on time'],
    );
  }
  stage.expectNoFaults();
});

it.concurrent('[R3, E6, U51] who has been alone for a minute of the other’s turn claims the win', async () => {
  const { toMove, mover, other } = await twoAtAClock(['Noor', 'Emil'], 10 * MINUTE);
  await mover.page.close();
  const bar = other.page.getByRole('region', { name: 'Who is gone' });
  const claim = other.button('Claim the win');
  await bar.getByText(/In 0:[1-5]\d you can claim the win\.$/).waitFor({ timeout: PATIENCE });
  await claim.waitFor({ timeout: MINUTE + PATIENCE });
  await other.press('Claim the win', bar);
  await other.press('Claim the win', other.dialog('Claim the win?'));
  await other.phase('over').waitFor({ timeout: PATIENCE });
  await other.page.getByRole('heading', { name: `${other.name} wins, 0 to 0` }).waitFor();
  expect(await other.page.getByRole('row', { name: 'Place' }).getByRole('cell').allTextContents()).toEqual(
    toMove === 0 ? ['2nd, was gone', '1st'] : ['1st', '2nd, was gone'],
  );
  const back = await TablePage.open(mover.visitor, other.page.url());
  await back.page.getByRole('heading', { name: `${other.name} wins, 0 to 0` }).waitFor({ timeout: PATIENCE });
  stage.expectNoFaults();
});

async function twoAtAClock([hosting, coming]: readonly [string, string], initial: number) {
  const host = await TablePage.open(await stage.visitor(hosting, 'desktop'), stage.url);
  const link = await ownRoom(host, timed(initial));
  await host.page.goto(link);
  await host.takeSeat();
  const guest = await TablePage.open(await stage.visitor(coming, 'phone'), link);
  await guest.takeSeat();
  const seats = [host, guest];
  for (const table of seats) await table.phase('playing').waitFor();
  const { toMove } = await host.glance();
  const [mover, other] = toMove === 0 ? [host, guest] : [guest, host];
  return { seats, toMove, mover, other };
}
