import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/support/paths.ts';

const SCRIPT = readFileSync(join(ROOT, 'client', 'public', 'not-loaded.js'), 'utf8');
const DOCUMENT = readFileSync(join(ROOT, 'client', 'index.html'), 'utf8');

class Script extends EventTarget {}
class Style extends EventTarget {}

/** The document before anything of the page has come. */
function document({ isDrawn = false } = {}) {
  const button: { onclick: (() => void) | null } = { onclick: null };
  const content = { querySelector: () => button };
  const shown: unknown[] = [];
  let onError: (event: { target: unknown }) => void = () => undefined;
  let reloads = 0;
  const window: object = {
    document: {
      getElementById: (id: string) => (id === 'app' ? { hasChildNodes: () => isDrawn } : { content }),
      body: { append: (what: unknown) => shown.push(what) },
    },
    addEventListener: (_: string, listener: typeof onError) => (onError = listener),
    HTMLScriptElement: Script,
    location: { reload: () => reloads++ },
  };
  Object.assign(window, { window });
  const global: unknown = runInNewContext(`${SCRIPT};window`, window);
  return {
    fails: (target: unknown): boolean => {
      onError({ target });
      return shown.includes(content);
    },
    window: global,
    press: (): number => {
      button.onclick?.();
      return reloads;
    },
  };
}

test('[U181] where the page’s script does not come, or fails first, the document says so and can be loaded again', () => {
  const lost = document();
  expect(lost.fails(new Script())).toBe(true);
  expect(lost.press()).toBe(1);
  const broken = document();
  expect(broken.fails(broken.window)).toBe(true);
});

test('[U181] it says nothing of what is no script, nor once something is drawn', () => {
  expect(document().fails(new Style())).toBe(false);
  expect(document({ isDrawn: true }).fails(new Script())).toBe(false);
});

test('[U181] the document has what it says, and what it says without scripts', () => {
  expect(DOCUMENT).toContain('<h1>Crosstile did not load</h1>');
  expect(/<noscript>.*<h1>Crosstile needs JavaScript<\/h1>.*<\/noscript>/s.test(DOCUMENT)).toBe(true);
});
