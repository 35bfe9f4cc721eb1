import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLook, look, readLook, setLook } from '../../../client/state/settings.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import { ROOT } from '../../../scripts/support/paths.ts';

const SCRIPT = readFileSync(join(ROOT, 'client', 'public', 'before-paint.js'), 'utf8');

const FIRST = { theme: 'system', board: 'spruce', tiles: 'birch' } as const;

let root: { dataset: { look?: string } };
let bar: { content: string; readonly dataset: object };
let more: EventTarget & { matches: boolean };

beforeEach(() => {
  root = { dataset: {} };
  bar = { content: 'as it was', dataset: {} };
  more = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('document', { documentElement: root, body: {}, querySelectorAll: () => [bar] });
  vi.stubGlobal('matchMedia', () => more);
  vi.stubGlobal('getComputedStyle', () => ({ backgroundColor: 'rgb(14, 23, 24)' }));
  vi.stubGlobal('addEventListener', () => undefined);
});

afterEach(() => {
  setLook(FIRST);
  vi.unstubAllGlobals();
});

/** What the page shows before any of its modules run. */
function beforePaint(kept: string | null): string | undefined {
  const page: typeof root = { dataset: {} };
  runInNewContext(SCRIPT, {
    document: { documentElement: page },
    localStorage: { getItem: (key: string) => (key === 'crosstile.look' ? kept : null) },
    matchMedia: () => more,
  });
  return page.dataset.look;
}

test('[U160] theme, board and tiles are changed at once, one by one, and remembered on the device', () => {
  expect(look.value).toEqual(FIRST);
  setLook({ board: 'harbour' });
  setLook({ theme: 'dark', tiles: 'walnut' });
  expect(look.value).toEqual({ theme: 'dark', board: 'harbour', tiles: 'walnut' });
  expect(root.dataset.look).toBe('dark harbour walnut');
  expect(bar.content).toBe('rgb(14, 23, 24)');
  expect(readLook(deviceKeep.get('look'))).toEqual(look.value);
  setLook({ theme: 'system' });
  expect(bar.content).toBe('as it was');
});

test('[U160] what another version kept is taken as far as it is known', () => {
  expect(readLook(null)).toEqual(FIRST);
  expect(readLook('sepia harbour marble')).toEqual({ ...FIRST, board: 'harbour' });
});

test('[U160] by system the page has high contrast while the system asks for it, and no chosen theme gives way', () => {
  followLook();
  expect(root.dataset.look).toBe('system spruce birch');
  expect(bar.content).toBe('as it was');
  more.matches = true;
  more.dispatchEvent(new Event('change'));
  expect(root.dataset.look).toBe('contrast spruce birch');
  setLook({ theme: 'light' });
  expect(root.dataset.look).toBe('light spruce birch');
});

test('[U160] before the first paint the page looks as it is set', () => {
  expect(beforePaint(null)).toBe('');
  expect(beforePaint('dark signal clear')).toBe('dark signal clear');
  more.matches = true;
  expect(beforePaint('dark signal clear')).toBe('dark signal clear');
  expect(beforePaint('system harbour birch')).toMatch(/^contrast .*harbour birch$/);
});

test('[U160] where storage is denied the page looks as it does for who has set nothing', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  const page: typeof root = { dataset: {} };
  runInNewContext(SCRIPT, { document: { documentElement: page }, localStorage: { getItem: denied } });
  expect(page.dataset.look).toBeUndefined();
});
