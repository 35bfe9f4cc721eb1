import { expect, it } from 'vitest';
import type { Device } from './support/browser.ts';
import { introduce, invite } from './support/invite.ts';
import { PATIENCE } from './support/match.ts';
import { useOwnStage } from './support/stage.ts';
import { startingDraw } from './support/starting-draw.ts';
import { TablePage } from './support/table-page.ts';

const stage = useOwnStage();

/** What is said in the chat as this page shows it. */
const linesOf = async ({ page }: TablePage): Promise<string[]> =>
  page.getByRole('list', { name: 'Chat' }).locator('.chat-text').allTextContents();

const field = ({ page }: TablePage) => page.getByRole('textbox', { name: 'Your line' });

/** Key by key, or pasted where there is very much of it. */
async function say(table: TablePage, text: string): Promise<void> {
  if (text.length < 40) await field(table).pressSequentially(text);
  else await field(table).fill(text);
  await field(table).press('Enter');
  await expect.poll(() => field(table).inputValue(), { timeout: PATIENCE }).toBe('');
}

/** Opens the chat where it is not in view anyway. */
async function openChat(table: TablePage): Promise<void> {
  if (table.device === 'phone') await table.press(/^Chat/);
}

/** Two at a table, the host at a device of this kind, and one with a phone who watches. */
async function atATable(hosts: Device) {
  const host = await TablePage.open(await stage.visitor('Ida', hosts), stage.url);
  const link = await invite(host);
  await introduce(host);
  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), link);
  await guest.takeSeat();
  const watcher = await TablePage.open(await stage.visitor('Noor', 'phone'), link);
  await watcher.press('Watch');
  for (const table of [host, guest, watcher]) await startingDraw(table);
  return { host, guest, watcher, link };
}

it('[U80, U82] two play and one watches: they chat, and the host mutes, closes, removes and locks', async () => {
  const { host, guest, watcher, link } = await atATable('phone');
  await host.touch(host.square(112));
  // Said where it is not in view, it shows that there is something new.
  await openChat(host);
  await say(host, 'Good luck!');
  await watcher.button('Chat, something new').waitFor();
  await openChat(guest);
  await say(guest, `\u202e${'W'.repeat(150)} \u0627\u0644\u0644\u063a\u0629`);
  await expect
    .poll(() => linesOf(host))
    .toEqual(['Good luck!', `${'W'.repeat(150)} \u0627\u0644\u0644\u063a\u0629`]);
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);

  // The board behind the field has heard nothing of what was typed.
  expect((await host.squares()).draft.every((tile) => tile === null)).toBe(true);

  await openChat(watcher);
  await watcher.text('Watchers only').waitFor();
  await watcher.page.getByRole('textbox', { name: 'Your name in the chat' }).fill('Noor');
  await say(watcher, 'Marek has the worse rack');
  expect(await linesOf(watcher)).toHaveLength(3);
  await say(host, 'Your turn');
  expect(await linesOf(host)).toHaveLength(3);
  expect(stage.visitors.flatMap(({ name, heard }) => (name === 'Ida' ? heard : [])).join()).not.toContain(
    'worse rack',
  );

  await host.press('Who is here');
  const people = host.dialog('Who is here');
  // Who has spoken to watchers alone has no name for the host, who plays.
  await host.press(/^Mute Guest/, people);
  await watcher.text('The host has muted you here.').waitFor();
  await host.touch(people.getByRole('checkbox', { name: /^Close the chat/ }));
  await guest.text('The host has closed the chat.').waitFor();
  expect(await field(guest).count()).toBe(0);
  await host.touch(people.getByRole('checkbox', { name: /^Close the chat/ }));
  await field(guest).waitFor();

  // Who is not let in is told so by HTTP too, which a browser puts on its console.
  watcher.visitor.faults.outage = true;
  await host.press(/^Remove Guest .* and what they said$/, people);
  await watcher.page.getByRole('heading', { name: 'The host has removed you from this room' }).waitFor();
  await watcher.page.reload();
  await watcher.page.getByRole('heading', { name: 'The host has removed you from this room' }).waitFor();

  await host.touch(people.getByRole('checkbox', { name: /^Lock the room/ }));
  await expect
    .poll(() => people.getByRole('checkbox', { name: /^Lock the room/ }).isChecked(), { timeout: PATIENCE })
    .toBe(true);
  const stranger = await stage.visitor('Mo', 'desktop');
  stranger.faults.outage = true;
  const late = await TablePage.open(stranger, link);
  await late.page.getByRole('heading', { name: 'This room is locked' }).waitFor();
  await late.page.getByRole('link', { name: 'Start page', exact: true }).waitFor();
  // Who plays there comes back.
  await guest.page.reload();
  await openChat(guest);
  await expect.poll(() => linesOf(guest), { timeout: PATIENCE }).toHaveLength(3);
  await host.touch(people.getByRole('checkbox', { name: /^Lock the room/ }));
  await expect
    .poll(() => people.getByRole('checkbox', { name: /^Lock the room/ }).isChecked(), { timeout: PATIENCE })
    .toBe(false);
  await late.press('Try again');
  await late.page.getByRole('heading', { name: 'Both seats are taken' }).waitFor();
  stage.expectNoFaults();
});

it('[U80, U81, U83] a chat hidden and shown; the report; a lost connection covers nothing', async () => {
  const { host, guest, watcher } = await atATable('desktop');
  await guest.press('Hide chat');
  await openChat(host);
  await say(host, 'Are you there?');
  await guest.page.reload();
  await guest.text('You have hidden the chat on this device.').waitFor();
  expect(await guest.text('Are you there?').count()).toBe(0);
  await guest.press('Show chat');
  await expect.poll(() => linesOf(guest), { timeout: PATIENCE }).toEqual(['Are you there?']);

  await guest.press('Report');
  await guest.text('Whoever runs this place has named no contact.').waitFor();
  const [privacy] = await Promise.all([
    guest.page.context().waitForEvent('page'),
    guest.page.getByRole('link', { name: 'What is stored, and for how long' }).click(),
  ]);
  await privacy.getByRole('heading', { name: 'What is stored, and for how long' }).waitFor();
  await privacy.getByText('seven days').waitFor();
  await privacy.close();
  await guest.page.keyboard.press('Escape');

  await expectReportInMenu(watcher);

  for (const { faults } of stage.visitors) faults.outage = true;
  await stage.server.kill();
  await host.text('Connection lost').waitFor({ timeout: PATIENCE });
  await field(host).pressSequentially('Are you there?');
  for (const name of ['Who is here', 'Report', 'Hide chat']) {
    await host.button(name).click({ trial: true });
  }
  expect(await field(host).inputValue()).toBe('Are you there?');
  stage.expectNoFaults();
});

/** A watcher finds the report in the menu of the room, with what the room is called there. */
async function expectReportInMenu(watcher: TablePage): Promise<void> {
  await watcher.page.route('**/api/operator', (route) =>
    route.fulfill({ json: { report: 'mailto:keeper@example.org' } }),
  );
  await watcher.press('More of this room');
  expect(await watcher.button('Delete this room').count()).toBe(0);
  await watcher.press('Report something');
  const report = watcher.dialog('Report something');
  const [, code = ''] = /\/r\/([^/?#]+)/.exec(watcher.page.url()) ?? [];
  await report.getByText(`This room is ${code}.`).waitFor();
  expect(await report.getByRole('link', { name: 'Write to them' }).getAttribute('href')).toBe(
    'mailto:keeper@example.org',
  );
}
