import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../../scripts/chromium.ts';

let browser: Promise<Browser> | null = null;

/** The browser of all files that this process runs; it ends with the process. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchChromium();
  return browser;
}

/** Origin of the server that nobody beside this process plays on. */
export function sharedOrigin(): string {
  const origin = inject('origins')[Number(process.env.VITEST_POOL_ID) - 1];
  if (origin === undefined) throw new Error('no server was started for this process');
  return origin;
}
