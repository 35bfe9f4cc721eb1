import type { TablePage } from './table-page.ts';

/** What the starting draw says, which is then put away. */
export async function startingDraw(table: TablePage): Promise<string> {
  const draw = table.page.getByRole('region', { name: 'Starting draw' });
  const heading = await draw.getByRole('heading').textContent();
  await table.press('Got it', draw);
  await draw.waitFor({ state: 'detached' });
  return heading ?? '';
}

/** Puts the starting draw away where it is shown, over squares that may be wanted. */
export async function putDrawAway(table: TablePage): Promise<void> {
  if ((await table.page.getByRole('region', { name: 'Starting draw' }).count()) > 0)
    await startingDraw(table);
}
