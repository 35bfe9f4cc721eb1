import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Device, launchBrowser, newVisitor, type Visitor } from './browser.ts';
import { type Server, startServer } from './server.ts';

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
    set = { server: await startServer(), browser: await launchBrowser() };
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
