import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ROOT } from '../../../scripts/support/paths.ts';
import { type Device, type Motion, newVisitor, type Visitor } from './browser.ts';
import { type Server, startServer } from './server.ts';
import { sharedBrowser, sharedOrigin } from './shared.ts';

/** Pictures of everybody's pages when a test has failed. */
const PICTURES = join(ROOT, '.build', 'e2e');

/** Where the tests of a file happen. */
export interface Stage {
  /** Origin of the pages, without a slash at the end. */
  readonly url: string;
  /** Everybody who came so far. */
  readonly visitors: readonly Visitor[];
  /** `keeps` where the device keeps a copy of the page, as it would; most tests do without. */
  visitor(name: string, device: Device, keeps?: boolean): Promise<Visitor>;
  /** Fails when anything went wrong in anybody's pages so far. */
  expectNoFaults(): void;
}

/** One whose server may be killed. */
export interface OwnStage extends Stage {
  readonly server: Server;
}

/** To be called once, outside the tests of a file; what comes back is for use inside them. `still` where motion is no matter. */
export const useStage = (motion: Motion = 'moving'): Stage => stageAt(sharedOrigin, motion);

/** As `useStage`, on a server of the file's own. */
export function useOwnStage(): OwnStage {
  let started: Server | null = null;
  const server = (): Server => {
    if (started === null) throw new Error('no server is there before the tests have begun');
    return started;
  };
  beforeAll(async () => {
    started = await startServer();
  });
  afterAll(async () => {
    await started?.stop();
  });
  const { visitors, visitor, expectNoFaults } = stageAt(() => server().url);
  return {
    get server() {
      return server();
    },
    get url() {
      return server().url;
    },
    visitors,
    visitor,
    expectNoFaults,
  };
}

/** As `useStage`, on a server that the file has started otherwise. */
export function stageAt(origin: () => string, motion: Motion = 'moving'): Stage {
  const visitors: Visitor[] = [];
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takePictures(visitors);
  });
  afterAll(async () => {
    await Promise.all(visitors.map((visitor) => visitor.leave()));
  });
  return {
    get url() {
      return origin();
    },
    visitors,
    visitor: async (name, device, keeps = false) => {
      const visitor = await newVisitor(await sharedBrowser(), name, device, origin(), keeps, motion);
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
