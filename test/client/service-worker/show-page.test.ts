import { expect, test } from 'vitest';
import { showPage } from '../../../client/service-worker/show-page.ts';

/** Pages that are open at these addresses; gives what is done with them. */
function pagesAt(...urls: readonly string[]) {
  const done: string[] = [];
  const pages = {
    matchAll: async () => urls.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
    openWindow: async (path: string) => done.push(`open ${path}`),
  };
  return { done, pages };
}

test('[U183] a pressed notification brings the room’s tab to the front', async () => {
  const room = 'https://crosstile.example/r/2kxm-9qtv?a=1';
  const { done, pages } = pagesAt('https://crosstile.example/', room, 'https://crosstile.example/r/other');
  await showPage(pages, '/r/2kxm-9qtv');
  expect(done).toEqual([`focus ${room}`]);
});

test('[U183] where no tab has the room, it is opened', async () => {
  const { done, pages } = pagesAt('https://crosstile.example/');
  await showPage(pages, '/r/2kxm-9qtv');
  expect(done).toEqual(['open /r/2kxm-9qtv']);
});

test.each([undefined, 7, '//elsewhere.example', 'https://elsewhere.example/'])(
  '[U183] what is no path of ours, as %s, opens the start page',
  async (path) => {
    const { done, pages } = pagesAt();
    await showPage(pages, path);
    expect(done).toEqual(['open /']);
  },
);
