import { expect, it } from 'vitest';
import { SHOW_GAME } from '../../client/board/show-game.ts';
import { expectAccessible, faultsOf } from './support/audit.ts';
import { goTo } from './support/go-to.ts';
import { expectTrap } from './support/keys.ts';
import { useStage } from './support/stage.ts';
import { TablePage } from './support/table-page.ts';

const stage = useStage();

const PAGES = [
  '/new',
  '/device',
  '/learn',
  '/replay',
  '/verify',
  '/privacy',
  '/r/bcdfgh-jkmnpq-zzzzzz',
  '/nowhere',
];

it('[U164, U195] every page outside a room has names, headings, targets and contrast in every theme', async () => {
  const visitor = await stage.visitor('Noor', 'phone');
  const { page } = await TablePage.open(visitor, stage.url);
  const shows = async (state: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, state);
  };
  await shows('start');
  visitor.faults.outage = true;
  // What does not come says so; then it comes.
  await page.route('**/assets/privacy-page*', (route) => route.abort());
  await goTo(page, '/privacy');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await shows('a part that does not come');
  await page.unroute('**/assets/privacy-page*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'What is stored, and for how long' }).waitFor();
  for (const path of PAGES) {
    await goTo(page, path);
    if (path.startsWith('/r/')) await page.getByRole('heading', { name: 'There is no room here' }).waitFor();
    await shows(path);
  }
  await page.context().setOffline(true);
  await goTo(page, '/');
  await page.getByRole('status').getByText('You are offline.').waitFor();
  await shows('offline');
});

it('[U164, U195] what is looked for is found', async () => {
  const { page } = await TablePage.open(await stage.visitor('Noor', 'desktop'), `${stage.url}/privacy`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const add = (tag: string, attributes: Readonly<Record<string, string>>, text = ''): void => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      main?.append(element);
    };
    add('button', { class: 'tiny' });
    add('input', { 'aria-describedby': 'nothing' });
    add('h4', {}, 'Too deep');
    add('p', { class: 'faint' }, 'Hardly seen');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.tiny { width: 9px; height: 9px; } .faint { color: #8a8a8a; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const found = (await faultsOf(page)).join('\n');
  for (const fault of [
    /: button-name: /,
    /: label: /,
    /: heading-order: .*Too deep/,
    /: aria-valid-attr-value: .*nothing/,
    /a target of 9 by 9/,
    /^light spruce birch: color-contrast: .*Hardly seen/m,
    /^contrast spruce birch: color-contrast: .*Hardly seen/m,
  ]) {
    expect(found).toMatch(fault);
  }
});

it('[U160, U164] the settings hold the focus, show what is chosen at once and keep it over a reload', async () => {
  const { page } = await TablePage.open(await stage.visitor('Ida', 'desktop'), stage.url);
  await expectTrap(page, 'Settings');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  const body = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await body()).toBe('rgb(223, 230, 225)');
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  expect(await body()).toBe('rgb(14, 23, 24)');
  await page.getByRole('radio', { name: 'Harbour' }).press('Space');
  await page.reload();
  expect(await body()).toBe('rgb(14, 23, 24)');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(
    await page
      .getByRole('dialog')
      .getByRole('radio', { checked: true })
      .evaluateAll((all) => all.map((each) => each.closest('label')?.textContent)),
  ).toEqual([
    expect.stringContaining('Dark'),
    expect.stringContaining('Harbour'),
    expect.stringContaining('Birch'),
  ]);
  stage.expectNoFaults();
});

it('[U166] the board of the start page plays by itself until it is paused, unseen by screen readers, and lies still where motion is reduced', async () => {
  const noor = await TablePage.open(await stage.visitor('Noor', 'desktop'), stage.url);
  const { page } = noor;
  const tiles = page.locator('.start-board .tile');
  await tiles.first().waitFor();
  const before = await tiles.count();
  await expect.poll(() => tiles.count()).toBeGreaterThan(before);
  expect(await page.getByRole('grid').count()).toBe(0);
  const box = await noor.button('Pause the board').boundingBox();
  expect((box?.x ?? 1440) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await noor.press('Pause the board');
  await noor.button('Let the board play on').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await tiles.first().waitFor();
  expect(await tiles.count()).toBe(SHOW_GAME.flatMap((play) => play.tiles).length);
  expect(await page.locator('.start-board :is(.mark-last, .mark-score)').count()).toBe(0);
});
