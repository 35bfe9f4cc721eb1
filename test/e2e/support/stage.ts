import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Device, launchBrowser, newVisitor, type Visitor } from './browser.ts';
import { type Server, startServer } from './server.ts';

/** A server and a browser for the tests of a file. */
export interface Stage {
  readonly server: Server;
  visitor(name: string, device: Device): Promise<Visitor>;
  /** Fails when anything went wrong in the pages of anybody so far. */
  expectNoFaults(): void;
}

/** To be called once at the top of a test file; what it gives can be used inside the tests. */
export function useStage(): Stage {
  let server: Server | null = null;
  let browser: Browser | null = null;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  });
  afterAll(() => Promise.all([browser?.close(), server?.stop()]));

  const ready = <T>(thing: T | null): T => {
    if (thing === null) throw new Error('the stage is set up before the tests, not before that');
    return thing;
  };
  return {
    get server() {
      return ready(server);
    },
    visitor: async (name, device) => {
      const visitor = await newVisitor(ready(browser), name, device, ready(server).url);
      visitors.push(visitor);
      return visitor;
    },
    expectNoFaults: () => expect(visitors.flatMap(({ faults }) => faults.seen)).toEqual([]),
  };
}
