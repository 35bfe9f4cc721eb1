import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', { href: 'https://table.example/device', origin: 'https://table.example' });
});
afterEach(() => vi.unstubAllGlobals());

test('[H3] a script is named by the one policy, which is made once and lets in scripts of ours only', async () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  const { ownScript } = await import('../../../client/net/own-script.ts');
  expect(ownScript('/assets/worker.js')).toBe('/assets/worker.js');
  expect(() => ownScript('https://evil.example/worker.js')).toThrow(TypeError);
  expect(() => ownScript('data:text/javascript,1')).toThrow(TypeError);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['own-scripts']);
});

test('[H3] where a browser knows no trusted types it is the address itself, of ours only too', async () => {
  vi.stubGlobal('window', {});
  const { ownScript } = await import('../../../client/net/own-script.ts');
  expect(ownScript('/assets/worker.js')).toBe('/assets/worker.js');
  expect(() => ownScript('//evil.example/worker.js')).toThrow(TypeError);
});
