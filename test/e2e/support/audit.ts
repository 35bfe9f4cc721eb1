import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page can be set to look like (rule U160), with the scheme that the system prefers beside it. */
const LOOKS = ['light spruce birch', 'dark harbour walnut', 'contrast spruce birch'];

/** Roles that are nothing without a name. */
const NAMED: ReadonlySet<string> = new Set([
  ...['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'slider', 'searchbox', 'spinbutton'],
  ...['dialog', 'grid', 'gridcell', 'heading', 'image', 'img', 'switch', 'toolbar', 'navigation', 'region'],
]);

/**
 * Sees that whoever does not see the page, or sees it badly, can use what it shows: names, headings, references and the
 * sizes of targets once, the contrast of texts in each theme (WCAG 2.2 AA 1.1.1, 1.3.1, 1.4.3, 2.4.6, 2.5.8, 4.1.2).
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOf(page), `${page.url()} ${await page.title()}`).toEqual([]);
}

/** What `expectAccessible` finds. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const found = [...(await nameless(page)), ...(await page.evaluate(structure))];
  const before = await page.evaluate(() => document.documentElement.dataset.look ?? '');
  for (const look of LOOKS) {
    await page.evaluate((words) => (document.documentElement.dataset.look = words), look);
    found.push(...(await page.evaluate(weakTexts)).map((text) => `${look}: ${text}`));
  }
  await page.evaluate((words) => (document.documentElement.dataset.look = words), before);
  return found;
}

/** What the browser itself would hand to a screen reader without a name. */
async function nameless(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name, nodeId }) => {
    const kind = String(role?.value ?? '');
    const isNameless = !ignored && NAMED.has(kind) && String(name?.value ?? '').trim() === '';
    return isNameless ? [`a ${kind} without a name (${nodeId})`] : [];
  });
}

/** Runs in the page. */
function structure(): string[] {
  const wrong: string[] = [];
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  if (document.documentElement.lang === '') wrong.push('no language');
  if (document.title === '') wrong.push('no title');
  for (const [what, count] of [
    ['main', document.querySelectorAll('main').length],
    ['h1', document.querySelectorAll('h1').length],
  ] as const) {
    if (count !== 1) wrong.push(`${count} of ${what}`);
  }
  const ids = all.map(({ id }) => id).filter((id) => id !== '');
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) wrong.push(`ids that are there twice: ${twice.join(', ')}`);
  let level = 0;
  const scope = document.querySelector('dialog[open]') ?? document;
  for (const heading of scope.querySelectorAll('h1, h2, h3, h4')) {
    const own = Number(heading.tagName.slice(1));
    if (level > 0 && own > level + 1)
      wrong.push(`“${heading.textContent}” of level ${own} follows one of level ${level}`);
    level = own;
  }
  for (const element of all) {
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'for']) {
      const missing = (element.getAttribute(name) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !ids.includes(id));
      if (missing.length > 0) wrong.push(`${name} names nothing: ${missing.join(', ')}`);
    }
    if (element.tabIndex > 0) wrong.push(`a place of its own in the order of Tab: ${element.outerHTML}`);
    if (element.closest('[aria-hidden="true"]') && element.matches('a[href], button, input, [tabindex="0"]'))
      wrong.push(`hidden, but a stop of Tab: ${element.outerHTML}`);
    if (!element.matches('button, input, select, textarea, a.text-button, a.piece')) continue;
    const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (isShown && Math.min(width, height) < 24)
      wrong.push(`a target of ${width} by ${height}: ${element.outerHTML.slice(0, 200)}`);
  }
  return wrong;
}

/** Runs in the page: texts whose contrast with the plain colour behind them is too small. */
function weakTexts(): string[] {
  type Colour = readonly [number, number, number, number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    const colour = known.get(css) ?? paint(css);
    known.set(css, colour);
    return colour;
  };
  const paint = (css: string): Colour => {
    if (context === null) throw new Error('no canvas');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const light = ([r, g, b]: Colour): number => {
    const linear = (value: number): number =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  /** Null where something else than one colour is behind it: what is drawn there is measured by its tokens. */
  const behind = (element: Element): Colour | null => {
    const layers: Colour[] = [];
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(at);
      if (backgroundImage !== 'none' || at.matches('.square, .board')) return null;
      const colour = read(backgroundColor);
      layers.unshift(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduce((below, layer) => over(layer, below), [255, 255, 255, 1] as Colour);
  };
  const wrong: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !element.checkVisibility({ opacityProperty: true })) continue;
    // What cannot be used may look so; what only is read aloud has no colour.
    if (
      element.closest(
        ':disabled, .square, [aria-disabled="true"], .unseen-text, noscript, script, style, svg',
      )
    )
      continue;
    const ground = behind(element);
    if (ground === null) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [a = 0, b = 0] = [light(over(read(color), ground)), light(ground)].sort((x, y) => y - x);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < (isLarge ? 3 : 4.5))
      wrong.push(`“${text.slice(0, 60)}” has a contrast of ${contrast.toFixed(2)}`);
  }
  return wrong;
}
