import { expect, it } from 'vitest';
import { beginMatch } from './support/begin-match.ts';
import { introduce, invite } from './support/invite.ts';
import { PATIENCE } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

it('[U155, U156, U157] a page that is not looked at tells of the own turn, where that is wanted, and never when the page comes back', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  const link = await invite(host);
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), link);
  await guest.takeSeat();
  const match = await beginMatch('casual', [host, guest], []);
  const { mover, other } = match;
  for (const table of match.seats) await listen(table);
  await favicon(mover, '/favicon-turn.svg');
  await favicon(other, '/favicon.svg');

  await turnOn(other, ['Sounds', 'Notifications']);
  await expect.poll(() => tones(other)).toBeGreaterThan(0);
  await turnOn(mover, ['Sounds']);
  await expect.poll(() => tones(mover)).toBeGreaterThan(0);
  await mover.press('Good luck');
  await other.page.getByRole('list', { name: 'Chat' }).getByText('Good luck').waitFor({ timeout: PATIENCE });
  const [before, quiet] = [await tones(other), await tones(mover)];
  await match.pass();
  await match.isSeen();
  await expect.poll(() => tones(other)).toBeGreaterThan(before);
  await favicon(mover, '/favicon.svg');
  await favicon(other, '/favicon-turn.svg');
  await expect.poll(() => told(other)).toEqual([`${mover.name}: Passed, 0 points. Your turn.`]);
  expect(await told(mover)).toEqual([]);
  expect(await tones(mover)).toBe(quiet);

  await other.page.reload();
  await listen(other);
  await favicon(other, '/favicon-turn.svg');
  await other.text('Live').waitFor({ timeout: PATIENCE });
  expect([await tones(other), await told(other)]).toEqual([0, []]);
  await other.press('More of this room');
  expect(await other.page.getByRole('checkbox', { name: /^Sounds/ }).isChecked()).toBe(true);
  stage.expectNoFaults();
});

const favicon = (table: TablePage, address: string): Promise<void> =>
  expect
    .poll(() => table.page.locator('link[rel=icon]').getAttribute('href'), { timeout: PATIENCE })
    .toBe(address);

/** Counts the tones that the page makes, and keeps what it tells outside of itself as if nobody looked at it. */
async function listen({ page }: TablePage): Promise<void> {
  await page.evaluate(() => {
    const heard = { tones: 0, told: [] as string[] };
    Object.assign(globalThis, { heard });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones++;
      start.call(this, when);
    };
    class Told extends EventTarget {
      static readonly permission = 'granted';
      constructor(_: string, { body = '' }: NotificationOptions) {
        super();
        heard.told.push(body);
      }
    }
    Object.assign(globalThis, { Notification: Told });
    Object.defineProperty(document, 'hasFocus', { value: () => false });
  });
}

const tones = ({ page }: TablePage): Promise<number> =>
  page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'heard'), 'tones'));

const told = ({ page }: TablePage): Promise<string[]> =>
  page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'heard'), 'told'));

async function turnOn(table: TablePage, names: readonly string[]): Promise<void> {
  await table.press('More of this room');
  for (const name of names) {
    const toggle = table.page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    await toggle.check();
    expect(await toggle.isChecked()).toBe(true);
  }
  await table.page.keyboard.press('Escape');
}
