/** `npm run shots`: pictures of the main states at three sizes, by day and by night, for people to look at. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { build } from '../build/build.ts';
import { launchChromium } from '../chromium.ts';
import { wholeNumber } from '../cli/whole-number.ts';
import { serve } from '../serve.ts';
import { Problem, runMain } from '../support/fail.ts';
import { ROOT } from '../support/paths.ts';
import { SCENES } from './scenes.ts';
import { playSetGame, type SetGame } from './set-game.ts';
import { standIn } from './set-room.ts';

const PORT = 8792;
/** One of the 256 set games: an even one, with a bingo in the middle. */
const SALT = 27;
const FOLDER = join(ROOT, '.build', 'shots');
const SCHEMES = ['light', 'dark'] as const;

const SIZES: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 768, height: 1024 }, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
];

/** The pictures of the README: the table on a desk by day, in a hand by night. */
const README = [
  { size: { viewport: { width: 1160, height: 730 } }, scheme: 'light', file: 'table.png' },
  { size: SIZES[0], scheme: 'dark', file: 'phone.png' },
] as const;

await runMain(async () => {
  const { port, readme, width } = readOptions(process.argv.slice(2));
  await build();
  await serve({ port, state: mkdtempSync(join(tmpdir(), 'crosstile-shots-')) });
  const browser = await launchChromium();
  const game = playSetGame(SALT);
  const url = `http://localhost:${port}`;
  if (readme) {
    for (const { size, scheme, file } of README) {
      await take(browser, url, game, size, async (scene, picture) => {
        if (scene === 'table') await picture(scheme, join(ROOT, 'docs', file));
      });
    }
  } else {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    for (const size of SIZES) {
      const wide = size.viewport?.width;
      if (width !== null && width !== wide) continue;
      await take(browser, url, game, size, async (scene, picture) => {
        for (const scheme of SCHEMES) await picture(scheme, join(FOLDER, `${scene}-${wide}-${scheme}.png`));
      });
    }
    console.log(`The pictures are in ${FOLDER}.`);
  }
  await browser.close();
  process.exit();
});

/** Goes through all scenes at one size; `seen` may take pictures of each. */
async function take(
  browser: Browser,
  url: string,
  game: SetGame,
  size: BrowserContextOptions | undefined,
  seen: (
    scene: string,
    picture: (scheme: (typeof SCHEMES)[number], path: string) => Promise<void>,
  ) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...size,
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block', timezoneId: 'UTC', locale: 'en-GB' },
  });
  const page = await context.newPage();
  const room = await standIn(page, game, { turns: null });
  for (const [name, arrange] of SCENES) {
    await arrange({ page, url, game, room });
    await seen(name, async (colorScheme, path) => {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
    });
  }
  await context.close();
}

function readOptions(args: readonly string[]) {
  const { values } = parseOptions(args);
  return {
    port: wholeNumber('port', values.port, PORT),
    readme: values.readme === true,
    width: values.width === undefined ? null : wholeNumber('width', values.width, 390),
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, width: { type: 'string' }, readme: { type: 'boolean' } },
    });
  } catch {
    throw new Problem('npm run shots knows --readme, --width 390, 768 or 1440, --port N.');
  }
}
