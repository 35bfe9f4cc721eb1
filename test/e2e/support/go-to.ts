import type { Page } from 'playwright-core';

/** Goes to another address of the page as its own links do: nothing is loaded anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
