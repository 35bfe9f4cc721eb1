import { readFile } from 'node:fs/promises';
import type { TablePage } from './table-page.ts';

/** The name and the text of the file that a press saves. */
export async function savedText(
  { page }: TablePage,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
