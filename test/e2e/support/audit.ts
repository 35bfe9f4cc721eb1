import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page can be set to look like (rule U160), with the scheme that the system prefers beside it. */
const LOOKS = ['light spruce birch', 'dark harbour walnut', 'contrast spruce birch'];

/** WCAG 2.2 AA by what of it a program can see, and what else whoever hears a page is used to. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  /** In a page that has been looked at. */
  var axe: typeof import('axe-core') | undefined;
}

/**
 * Sees that whoever does not see the page, or sees it badly, can use what it shows: all that axe-core looks for, in every
 * theme what hangs on colours. Of a page with an open dialog only the dialog is looked at.
 */
export async function expectAccessible(page: Page, state = ''): Promise<void> {
  expect(await faultsOf(page), `${state} ${page.url()} ${await page.title()}`).toEqual([]);
}

/** What `expectAccessible` finds, as `look: rule: what is wrong: element`. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  // Not as a script of the page: its content security policy lets none in, and stays as it is.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return [
    ...(await page.evaluate(faultsInLooks, { looks: LOOKS, standard: STANDARD })),
    ...(await page.evaluate(smallTargets)),
  ];
}

/** Runs in the page. */
async function faultsInLooks({
  looks,
  standard,
}: {
  looks: string[];
  standard: string[];
}): Promise<string[]> {
  const { axe } = globalThis;
  if (axe === undefined) throw new Error('axe-core is not on the page');
  // What stands on a tile or a square is a drawing, which its name puts in words.
  const isNamedOtherwise = '[aria-label]:not([role=gridcell], .rack-tile)';
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: isNamedOtherwise }] });
  const { dataset } = document.documentElement;
  const before = dataset.look ?? '';
  const within = document.querySelector('dialog[open]') ?? document;
  const wrong: string[] = [];
  for (const [index, look] of looks.entries()) {
    dataset.look = look;
    const isFirst = index === 0;
    const { violations, incomplete } = await axe.run(
      // One square of a row is as the others; their colours are measured by their tokens (rules U161, U162).
      { include: [within], exclude: isFirst ? ['[role=gridcell] ~ [role=gridcell]'] : ['.board'] },
      {
        runOnly: isFirst ? { type: 'tag', values: standard } : { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations', 'incomplete'],
        selectors: false,
      },
    );
    // What is referred to and not there may still come, says axe-core. Here it does not.
    const missing = incomplete.filter(({ id }) => id === 'aria-valid-attr-value');
    for (const { id, nodes } of [...violations, ...missing]) {
      for (const { html, any, all, none } of nodes) {
        const why = [...any, ...all, ...none].map(({ message }) => message).join(' ');
        wrong.push(`${look}: ${id}: ${why}: ${html.slice(0, 200)}`);
      }
    }
  }
  dataset.look = before;
  return wrong;
}

/** Runs in the page. A small target is none the larger for room around it, as it is for axe-core. */
function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'button, input, select, textarea, a.text-button, a.piece',
  );
  return [...targets].flatMap((target) => {
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    const isShown = target.checkVisibility({ visibilityProperty: true }) && width > 1;
    return isShown && Math.min(width, height) < 24
      ? [`a target of ${width} by ${height}: ${target.outerHTML.slice(0, 200)}`]
      : [];
  });
}
