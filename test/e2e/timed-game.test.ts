import { expect, it } from 'vitest';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { ownRoom } from './support/own-room.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const SHORTEST = 30_000;

const RULESET: Ruleset = {
  ...PRESETS.casual,
  clock: { kind: 'game', initial: SHORTEST, increment: 0, overtime: { perMinute: 10, maxMinutes: 0 } },
};

const stage = useStage();

it('[K1, K2, K5, U40] who lets the time run out has lost on time, though nobody presses anything', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.server.url);
  const link = await ownRoom(host, RULESET);
  await host.page.goto(link);
  await host.takeSeat();
  const guest = await TablePage.open(await stage.visitor('Marek', 'phone'), link);
  await guest.takeSeat();
  const seats = [host, guest];
  for (const table of seats) await table.phase('playing').waitFor();
  const { toMove } = await host.glance();
  const [mover, other] = toMove === 0 ? [host, guest] : [guest, host];
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
