import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { introduce, linkOn } from './support/invite.ts';
import { PATIENCE } from './support/match.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage('still');

it('[U25, U32, U43, U55] a clock and overtime of the host’s own are set in numbers, and are the rules of the room', async () => {
  const host = await TablePage.open(await stage.visitor('Ida', 'phone'), stage.url);
  const { page } = host;
  await host.touch(page.getByRole('link', { name: 'Set up a game' }));
  await turnOfOnesOwn(host);
  await gameOfOnesOwn(host);
  await exchangeFromThree(host);
  await host.press('Make the room');
  await host.phase('waiting').waitFor();
  await host.text('Own rules').waitFor();
  await page.getByText('30 seconds each, 1 second more a turn').waitFor();
  await host.press('All rules');
  for (const sentence of [
    'You may exchange tiles while the bag holds at least 3, never more than it holds.',
    'Everybody has 30 seconds for the whole game. Each turn taken adds 1 second.',
    'Each minute of overtime, once begun, costs 5 points; who is more than 2 minutes over has lost on time.',
    'A press gives an opponent 20 seconds, up to 20 times a game.',
  ]) {
    await host.dialog(/rules/i).getByText(sentence).waitFor();
  }
  await page.keyboard.press('Escape');
  await introduce(host);

  const guest = await TablePage.open(await stage.visitor('Marek', 'desktop'), await linkOn(host));
  await guest.takeSeat();
  await host.phase('playing').waitFor({ timeout: PATIENCE });
  const { toMove } = await host.glance();
  const waiting = page.getByRole('timer').nth(toMove === 0 ? 1 : 0);
  expect(await waiting.textContent()).toBe('Time 0:30');
  stage.expectNoFaults();
});

async function turnOfOnesOwn({ page }: TablePage): Promise<void> {
  await page.getByLabel('Clock').selectOption('Other time a turn');
  await fill(page, 'Time a turn, minutes', '0');
  await fill(page, 'Time a turn, seconds', '45');
  await page.getByText('Each turn has 45 seconds. Who lets them run out has passed.').waitFor();
  expect(await page.getByLabel('Overtime').count()).toBe(0);
}

/** What is out of bounds or no number stays as it was typed, is told at its field, and is not sent. */
async function gameOfOnesOwn(host: TablePage): Promise<void> {
  const { page } = host;
  await page.getByLabel('Clock').selectOption('5 minutes each');
  const overtime = page.getByLabel('Overtime');
  expect(await overtime.inputValue()).toBe('short');
  await page.getByLabel('Clock').selectOption('Other time each');
  await fill(page, 'Time each, minutes', '0');
  await fill(page, 'Time each, seconds', '10');
  await page.getByText('From 30 seconds to 120 minutes.').waitFor();
  const make = host.button('Make the room');
  expect(await make.getAttribute('aria-disabled')).toBe('true');
  await make.click({ force: true });
  expect(await isFocused(page, 'Time each, minutes')).toBe(true);
  await fill(page, 'Time each, seconds', '30');
  expect(await page.getByText('From 30 seconds to 120 minutes.').count()).toBe(0);
  await fill(page, 'Seconds added a turn', 'one');
  await page.getByText('Only whole numbers.').waitFor();
  await make.click({ force: true });
  expect(await isFocused(page, 'Seconds added a turn')).toBe(true);
  expect(await page.getByLabel('Seconds added a turn', { exact: true }).inputValue()).toBe('one');
  await host.press('Seconds added a turn: more');
  await overtime.selectOption('Other overtime');
  await fill(page, 'Points a minute', '5');
  await fill(page, 'Minutes at most', '2');
  await page.getByText(/^Each minute of overtime, once begun, costs 5 points;/).waitFor();
  await page.getByLabel('Time for an opponent').selectOption('Other time a press');
  await fill(page, 'Seconds a press', '20');
  await page.getByText('A press gives an opponent 20 seconds, up to 20 times a game.').waitFor();
}

/** A number in rules that were folded away is found all the same. */
async function exchangeFromThree(host: TablePage): Promise<void> {
  const { page } = host;
  const fold = page.getByText('Change the rules');
  const field = 'Tiles in the bag, to exchange';
  await host.touch(fold);
  await fill(page, field, '8');
  await page.getByText('From 1 to 7.').waitFor();
  await page.getByText('A number is too small or too large.').waitFor();
  await host.touch(fold);
  await host.button('Make the room').click({ force: true });
  expect(await isFocused(page, field)).toBe(true);
  await fill(page, field, '3');
  await page.getByText(/the bag holds at least 3, never more/).waitFor();
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
}

const isFocused = (page: Page, label: string): Promise<boolean> =>
  page.getByLabel(label, { exact: true }).evaluate((element) => element === document.activeElement);
