import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOffline, isQuiet, setLineQuiet } from '../../../client/state/quiet.ts';

let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  setLineQuiet(false);
  vi.unstubAllGlobals();
});

test('[U19] a browser that says that it is offline is believed at once', () => {
  const stop = followOffline();
  browser.dispatchEvent(new Event('offline'));
  expect(isQuiet.value).toBe(true);
  setLineQuiet(false);
  stop();
  browser.dispatchEvent(new Event('offline'));
  expect(isQuiet.value).toBe(false);
});
