import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PATIENCE } from './support/match.ts';
import { useOneTable } from './support/one-table.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';
import { closeLine, writeLine } from './support/write-line.ts';

/** Faults of other tables in what is shown, told and sent, each tried at one and the same table of ours. */
const stage = useStage();
const atTheTable = useOneTable(stage);

/** The lines of the list of turns, as they read. */
const turnsOf = ({ page }: TablePage): Promise<string[]> =>
  page.getByRole('region', { name: 'Turns so far' }).locator('.turn-text').allTextContents();

it('[U23, U29, U141] the answer to each command is read aloud, to who gave it and to the other', async () => {
  const { match, ida, marek } = await atTheTable();
  const { mover, other } = match;
  await mover.page.keyboard.press('Enter');
  await mover.page.getByRole('alert').getByText('Lay a tile first, or exchange or pass.').waitFor();
  await writeLine(mover, 'pass');
  match.book.pass();
  await match.isSeen();
  const isAloud = async (table: TablePage, text: string): Promise<void> => {
    const live = table.page.locator('[aria-live=polite], [role=status]');
    await live.getByText(text, { exact: true }).first().waitFor({ state: 'attached', timeout: PATIENCE });
  };
  await isAloud(mover, `You: Passed, 0 points. ${other.name}’s turn.`);
  await isAloud(other, `${mover.name}: Passed, 0 points. Your turn.`);
  await writeLine(mover, 'pass');
  await mover.page.getByRole('alert').getByText(`${other.name} has the turn.`).waitFor();
  for (const table of [ida, marek]) await closeLine(table);
});

it('[U10, M3] a pass that is pressed twice in haste is one', async () => {
  const { match, ida, between } = await atTheTable();
  if (match.mover !== ida) {
    await match.pass();
    await match.isSeen();
  }
  const before = between.said.length;
  await ida.press('Pass');
  await ida.dialog('Pass this turn?').getByRole('button', { name: 'Pass this turn', exact: true }).dblclick();
  match.book.pass();
  await match.isSeen();
  expect(between.said.slice(before).filter(({ type }) => type === 'pass')).toHaveLength(1);
});

it('[U6, U16] who comes back in the middle of a game has each turn once', async () => {
  const { match, ida, between } = await atTheTable();
  const turns = await turnsOf(ida);
  expect(turns.length).toBeGreaterThan(1);
  await between.cut();
  expect(await turnsOf(ida)).toEqual(turns);
  await match.pass();
  await match.isSeen();
  expect(await turnsOf(ida)).toEqual([...turns, 'Passed']);
});

it('[U16, U23] who comes back on the own turn is told nothing anew', async () => {
  const { match, ida, between } = await atTheTable();
  expect(match.mover).toBe(ida);
  await listen(ida.page);
  await between.cut();
  await match.isSeen();
  expect(await heard(ida.page)).toEqual([]);
});

it('[E7, U20] a game that is over is over in every tab at once, also in one that is opened then', async () => {
  const { match, ida, marek } = await atTheTable();
  const second = await TablePage.open(ida.visitor, ida.page.url());
  await second.phase('playing').waitFor();
  await marek.press('Resign');
  await marek.press('Resign', marek.dialog('Resign this game?'));
  const third = await TablePage.open(ida.visitor, ida.page.url());
  const tabs = [ida, second, third, marek];
  for (const table of tabs) await table.phase('over').waitFor({ timeout: PATIENCE });
  for (const table of tabs) {
    expect(await table.page.getByRole('toolbar', { name: 'Your turn' }).count()).toBe(0);
    expect(await table.button('Pass').count()).toBe(0);
    expect(await table.button('Resign').count()).toBe(0);
    await table.button('Rematch').waitFor();
  }
  expect(match.everybody).toEqual([ida, marek]);
  stage.expectNoFaults();
});

/** Keeps what live regions say from now on, in the page. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    for (const region of document.querySelectorAll('[aria-live=polite]')) {
      const listener = new MutationObserver(() => {
        if (region.textContent?.trim()) said.push(region.textContent);
      });
      listener.observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });

const heard = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'said'));
