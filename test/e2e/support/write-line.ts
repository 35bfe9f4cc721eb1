import type { Locator } from 'playwright-core';
import type { TablePage } from './table-page.ts';

export const lineField = ({ page }: TablePage): Locator => page.getByRole('textbox', { name: 'Command' });

/** Writes a line into the command line, which is opened by its key, and sends it. */
export async function writeLine(table: TablePage, text: string): Promise<void> {
  const { keyboard } = table.page;
  if ((await lineField(table).count()) === 0) await keyboard.press('/');
  await lineField(table).fill('');
  await keyboard.type(text);
  await keyboard.press('Enter');
}

/** Closes the command line where it is open, whatever stands in it. */
export async function closeLine(table: TablePage): Promise<void> {
  if ((await lineField(table).count()) === 0) return;
  await lineField(table).fill('');
  await lineField(table).press('Escape');
  await lineField(table).waitFor({ state: 'detached' });
}
