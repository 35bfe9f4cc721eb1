import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ROOT } from '../../../scripts/support/paths.ts';
import { type Device, launchBrowser, newVisitor, type Visitor } from './browser.ts';
import { type Server, startServer } from './server.ts';

/** Pictures of everybody's pages when a test has failed. */
const PICTURES = join(ROOT, '.build', 'e2e');

/** A server and a browser for the tests of a file. */
export interface Stage {
  readonly server: Server;
  /** Everybody who came so far. */
  readonly visitors: readonly Visitor[];
  visitor(name: string, device: Device): Promise<Visitor>;
  /** Fails when anything went wrong in anybody's pages so far. */
  expectNoFaults(): void;
}

/** To be called once, outside the tests of a file; what comes back is for use inside them. */
export function useStage(): Stage {
  let set: { readonly server: Server; readonly browser: Browser } | null = null;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
    set = { server, browser };
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takePictures(visitors);
  });
  afterAll(async () => {
    await set?.browser.close();
    await set?.server.stop();
  });

  const ready = () => {
    if (set === null) throw new Error('nothing is there before the tests have begun');
    return set;
  };
  return {
    get server() {
      return ready().server;
    },
    visitors,
    visitor: async (name, device) => {
      const visitor = await newVisitor(ready().browser, name, device, ready().server.url);
      visitors.push(visitor);
      return visitor;
    },
    expectNoFaults: () => expect(visitors.flatMap(({ faults }) => faults.seen)).toEqual([]),
  };
}

async function takePictures(visitors: readonly Visitor[]): Promise<void> {
  for (const { name, pages } of visitors) {
    for (const [tab, page] of pages().entries()) {
      await page.screenshot({ path: join(PICTURES, `${name}-${tab + 1}.png`) });
    }
  }
  console.error(`Pictures of the pages are in ${PICTURES}.`);
}
