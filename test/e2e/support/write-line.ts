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
