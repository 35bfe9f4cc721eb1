import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { build } from '../build/build.ts';
import { launchChromium } from '../chromium.ts';
import { wholeNumber } from '../cli/whole-number.ts';
import { serve } from '../serve.ts';
import { Problem } from '../support/fail.ts';
import { type PageTasks, tasksIn } from './page-tasks.ts';

/** How much slower than this machine's the page's processor is. */
const SLOWDOWN = 4;
const PORT = 8791;
const ROUNDS = 5;
/** Milliseconds between two keys, or two places of a pointer: quick fingers. */
const KEY_EVERY = 60;
const STEPS = 30;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/**
 * How long the page's thread is busy at a stretch while somebody types and drags tiles at a table, on a processor that is
 * slowed down: on this device, against a computer that has played. The last line is JSON.
 */
export async function benchPage(args: readonly string[]): Promise<void> {
  const { port, rounds } = readOptions(args);
  await build();
  await serve({ port, state: mkdtempSync(join(tmpdir(), 'crosstile-bench-')) });
  const browser = await launchChromium();
  try {
    const page = await openTable(browser, `http://localhost:${port}`);
    const typing = await watched(browser, page, async () => {
      for (let round = 0; round < rounds; round++) await type(page);
    });
    console.log(`typing: ${sentence(typing)}`);
    const dragging = await watched(browser, page, async () => {
      for (let round = 0; round < rounds; round++) await drag(page);
    });
    console.log(`dragging: ${sentence(dragging)}`);
    console.log(JSON.stringify({ slowdown: SLOWDOWN, rounds, typing, dragging }));
  } finally {
    await browser.close();
  }
  process.exit();
}

/** A game on the device in which the computer has just had its first turn. */
async function openTable(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`${url}/device`);
  await page.getByText('Novice', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-phase="playing"]').waitFor();
  await page.getByText('Your turn', { exact: false }).first().waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function watched(browser: Browser, page: Page, work: () => Promise<void>): Promise<PageTasks> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace = await browser.stopTracing();
  return tasksIn(JSON.parse(trace.toString('utf8')).traceEvents);
}

/** Types what is on the rack from the middle of the board, turns the way, and takes all of it back. */
async function type(page: Page): Promise<void> {
  const letters = (await page.locator('[data-rack] .rack-tile').allInnerTexts()).flatMap(
    (text) => /[A-Z]/.exec(text) ?? [],
  );
  await page.locator('[data-square="112"]').click();
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase(), { delay: KEY_EVERY });
  for (const key of ['ArrowLeft', 'ArrowUp', 'Space', 'ArrowDown', 'ArrowRight', 'Space']) {
    await page.keyboard.press(key, { delay: KEY_EVERY });
  }
  for (const _ of letters) await page.keyboard.press('Backspace', { delay: KEY_EVERY });
  await page.keyboard.press('Escape');
}

/** Drags a tile from the rack over the board, on to another square, and back to the rack. */
async function drag(page: Page): Promise<void> {
  const tile = page.locator('[data-rack] .rack-tile').first();
  const [slot, first, second] = [
    await middle(page, tile),
    await middle(page, page.locator('[data-square="20"]')),
    await middle(page, page.locator('[data-square="199"]')),
  ];
  for (const [from, to] of [
    [slot, first],
    [first, second],
    [second, slot],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: STEPS });
    await page.mouse.up();
  }
}

async function middle(page: Page, target: ReturnType<Page['locator']>) {
  const box = await target.boundingBox();
  if (box === null) throw new Problem(`nothing to drag is in view of ${page.url()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const sentence = ({ tasks, longest, over50, longestOfProcessor, over50OfProcessor }: PageTasks): string =>
  `${tasks} tasks, the longest ${longest} ms (${longestOfProcessor} of the processor), ` +
  `${over50} over 50 ms (${over50OfProcessor} of the processor)`;

function readOptions(args: readonly string[]) {
  const { values } = parseOptions(args);
  return {
    port: wholeNumber('port', values.port, PORT),
    rounds: wholeNumber('rounds', values.rounds, ROUNDS),
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, rounds: { type: 'string' } },
    });
  } catch {
    throw new Problem('npm run bench -- page knows --port N, --rounds N.');
  }
}
