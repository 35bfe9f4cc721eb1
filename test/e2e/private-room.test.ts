import { expect, it } from 'vitest';
import { beginMatch } from './support/begin-match.ts';
import { introduce } from './support/invite.ts';
import { PATIENCE, tilesOf } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

it('[I5, I6, I7, R7, U84, U85, U86] a private room: invites that work once, a seat that moves in mid-game, an end by agreement', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'desktop'), `${stage.url}/new`);
  await host.page.getByLabel('Private: only who is invited comes in').check();
  await host.press('Make the room');
  await host.phase('waiting').waitFor();
  await introduce(host);
  await host.press('Make an invite link');
  const link = await host.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  const [bare] = link.split('#');
  await host.press('Make an invite link');
  const lost = await host.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
  await host.page.reload();
  await host.text('not used yet, link not shown again').first().waitFor();
  expect(await host.button('Show invite 2').count()).toBe(0);
  await host.press('Make another in place of invite 2');
  const instead = host.page.getByRole('textbox', { name: 'Invite link' });
  await instead.waitFor();
  expect(await instead.inputValue()).not.toBe(lost);
  expect(await host.page.locator('.invite-list b').allTextContents()).toEqual(['Invite 3', 'Invite 1']);
  expect(link).toMatch(/\/r\/[^#]+#i=[0-9a-f]{32}$/);

  const stranger = await stage.visitor('Noor', 'phone');
  // What a browser says on its console of an answer that is a refusal.
  stranger.faults.outage = true;
  const outside = await TablePage.open(stranger, bare ?? '');
  await outside.page.getByRole('heading', { name: 'This is a private room' }).waitFor();
  expect(await outside.text('Ida').count()).toBe(0);

  const second = await stage.visitor('Marek', 'phone');
  second.faults.outage = true;
  const guest = await TablePage.open(second, link);
  await guest.button('Come in').waitFor();
  expect(guest.page.url()).toBe(bare);
  await guest.page.reload();
  await guest.press('Come in');
  await guest.takeSeat();
  await outside.page.goto(lost);
  await outside.press('Come in');
  await outside.page.getByRole('alert').getByText('This link does not work any more.').waitFor();
  await outside.page.goto(link);
  await outside.press('Come in');
  await outside.page.getByRole('alert').getByText('This link does not work any more.').waitFor();

  const match = await beginMatch('casual', [host, guest], []);
  await match.pass();
  await match.isSeen();
  const tiles = await tilesOf(host);
  await host.press('More of this room');
  await host.press('Move my seat to another device');
  await host.press('Make the link');
  const move = await host.page.getByRole('textbox', { name: 'Link for your other device' }).inputValue();
  expect(await host.page.evaluate(() => document.activeElement?.textContent)).toBe('Make another link');
  const third = await stage.visitor('Ida', 'phone');
  third.faults.outage = true;
  const phone = await TablePage.open(third, move);
  await phone.page.getByRole('heading', { name: 'Take over Ida’s seat on this device?' }).waitFor();
  await phone.press('Take the seat over');
  await expect.poll(() => tilesOf(phone), { timeout: PATIENCE }).toEqual(tiles);
  await host.page.getByRole('heading', { name: 'Your seat has moved to another device' }).waitFor();
  await host.page.getByRole('link', { name: 'Start page', exact: true }).waitFor();
  await host.press('Watch here');
  await host.page.getByRole('grid', { name: 'Board' }).waitFor();
  expect(await host.list().count()).toBe(0);

  await phone.press('Resign');
  await phone.press('Resign', phone.dialog('Resign this game?'));
  await phone.phase('over').waitFor();
  await phone.press('More of this room');
  await phone.press('Delete this room');
  await phone.press('Ask Marek');
  await guest.press('Agree', guest.page.getByRole('region', { name: 'Question to the players' }));
  for (const table of [phone, guest, host]) {
    await table.page.getByRole('heading', { name: 'This room is deleted' }).waitFor({ timeout: PATIENCE });
  }
  guest.visitor.faults.outage = true;
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'This room has closed' }).waitFor({ timeout: PATIENCE });
  stage.expectNoFaults();
});

it('[U87] a browser that keeps no cookies is told what to do, with the address to copy', async () => {
  const visitor = await stage.visitor('Eve', 'phone');
  visitor.faults.outage = true;
  const table = await TablePage.open(visitor, stage.url);
  // As if the cookie that came with it had been refused.
  await table.page.route('**/api/session', (route) => route.fulfill({ status: 204 }));
  await table.press('Play with a friend');
  await table.page.getByRole('alert').getByText('This browser keeps no cookies').waitFor();
  const address = await table.page.getByRole('textbox', { name: 'Link to this room' }).inputValue();
  expect(address).toBe(`${stage.url}/`);
  stage.expectNoFaults();
});
