import type { Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels by which the page holds a carried tile above a finger, and means what is under the tile. */
const ABOVE_FINGER = 40;

/** A finger on a page: the test tool has taps only, so the browser itself is told of it. */
export interface Finger {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  /** Twice in quick succession by the clock of the events, however busy the machine is. */
  tapTwice(at: Point): Promise<void>;
}

export async function fingerOn(page: Page): Promise<Finger> {
  const browser = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const lifted = { lifts: 0 };
    Object.assign(globalThis, { lifted });
    globalThis.addEventListener('pointerup', () => {
      lifted.lifts += 1;
    });
  });
  let lifts = 0;
  const tell = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
    when?: { readonly timestamp: number },
  ): Promise<void> => {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints, ...when });
  };
  /** The browser answers before the page has heard of it. */
  const up = async (when?: { readonly timestamp: number }): Promise<void> => {
    lifts += 1;
    await tell('touchEnd', [], when);
    await page.waitForFunction((count) => Reflect.get(globalThis, 'lifted').lifts >= count, lifts);
  };
  return {
    down: (at) => tell('touchStart', [at]),
    move: (to) => tell('touchMove', [to]),
    up,
    tapTwice: async (at) => {
      const now = Date.now() / 1_000;
      for (const begin of [now, now + 0.15]) {
        await tell('touchStart', [at], { timestamp: begin });
        await up({ timestamp: begin + 0.05 });
      }
    },
  };
}

/** Carries a tile from one thing to another, which is not the rack. */
export async function dragByTouch(from: Locator, to: Locator): Promise<void> {
  const finger = await fingerOn(from.page());
  const [start, end] = [await middle(from), under(await middle(to))];
  await finger.down(start);
  await finger.move({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
  await finger.move(end);
  await finger.up();
  await lensIsBack(from.page());
}

/** The board that came nearer has its own size again: until then its squares are seen elsewhere. */
async function lensIsBack(page: Page): Promise<void> {
  await page.locator('[data-board][data-near]').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const glasses = [...document.querySelectorAll('.board-glass')];
    await Promise.allSettled(
      glasses.flatMap((glass) => glass.getAnimations()).map(({ finished }) => finished),
    );
  });
}

/** Where the finger is whose tile is over this point. */
export const under = ({ x, y }: Point): Point => ({ x, y: y + ABOVE_FINGER });

export async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('nothing to drag is in view');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
