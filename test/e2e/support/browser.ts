import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Faults, watchFaults } from './faults.ts';

/** What a person holds in the hand or has on the table. */
export type Device = 'desktop' | 'phone';

const OPTIONS: Record<Device, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A person at a device of his own: cookies and storage are shared with nobody. */
export interface Visitor {
  readonly name: string;
  readonly device: Device;
  readonly faults: Faults;
  /** Everything that rooms have told his pages. */
  readonly heard: readonly string[];
  /** His pages, as the tabs of one browser. */
  pages(): readonly Page[];
  newPage(): Promise<Page>;
  /** Closes all of them for good. */
  leave(): Promise<void>;
}

/** Whether a device is asked to leave motion out; what moves costs a browser without a graphics card dear. */
export type Motion = 'moving' | 'still';

/**
 * Somebody new. Unless `keeps`, the device keeps no copy of the page: requests that a service worker makes can be neither
 * seen nor stopped.
 */
export async function newVisitor(
  browser: Browser,
  name: string,
  device: Device,
  origin: string,
  keeps: boolean,
  motion: Motion,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...OPTIONS[device],
    reducedMotion: motion === 'still' ? 'reduce' : 'no-preference',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  context.setDefaultTimeout(15_000);
  const heard: string[] = [];
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
    });
  });
  const faults = await watchFaults(context);
  return {
    ...{ name, device, faults, heard },
    pages: () => context.pages(),
    newPage: () => context.newPage(),
    leave: () => context.close(),
  };
}
