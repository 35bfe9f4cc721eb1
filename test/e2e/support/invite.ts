import type { TablePage } from './table-page.ts';

/** Makes a casual room for two from the start page at one press; gives the link to it. */
export async function invite(host: TablePage): Promise<string> {
  await host.press('Play with a friend');
  await host.phase('waiting').waitFor();
  return linkOn(host);
}

/** Calls the host by his name in the room that waits; gives the link to it. */
export async function introduce(host: TablePage): Promise<void> {
  await host.press('Change name');
  await host.page.getByRole('textbox', { name: 'Your name' }).fill(host.name);
  await host.press('Keep');
  await host.text(host.name).waitFor();
}

/** The link that a page of a waiting room shows. */
export const linkOn = ({ page }: TablePage): Promise<string> =>
  page.getByRole('textbox', { name: 'Link to this room' }).inputValue();
