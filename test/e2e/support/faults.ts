import type { BrowserContext, Page } from 'playwright-core';

/** What a browser says of a server that is not there. */
const OUTAGE = /net::ERR_|WebSocket connection to|Failed to load resource/;

/** What the test's own browser says where it is told to have no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Everything that goes wrong in a person's pages and that no test may overlook. */
export interface Faults {
  /** In the order seen: errors of scripts, of the console, and of the content security policy. */
  readonly seen: readonly string[];
  /** While true, failing to reach the server is no fault. */
  outage: boolean;
}

/** Watches every page of `context`, also those opened later. */
export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const seen: string[] = [];
  const faults = { seen, outage: false };
  // A policy that only reports says nothing on the console by itself.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy ${violatedDirective} violated by ${blockedURI}`);
    });
  });
  context.on('page', (page: Page) => {
    page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (text === BLOCKED) return;
      if (faults.outage && OUTAGE.test(text)) return;
      seen.push(`${page.url()}: ${text} (${message.location().url})`);
    });
  });
  return faults;
}
