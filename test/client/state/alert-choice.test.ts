import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As after loading the page. */
async function load() {
  vi.resetModules();
  return import('../../../client/state/alert-choice.ts');
}

test('[U155, U156] nobody hears or is told anything who did not ask for it; who did is remembered', async () => {
  const first = await load();
  expect([first.soundsOn.value, first.notificationsOn.value]).toEqual([false, false]);
  first.turnSounds(true);
  first.turnNotifications(true);
  const second = await load();
  expect([second.soundsOn.value, second.notificationsOn.value]).toEqual([true, true]);
  second.turnSounds(false);
  const third = await load();
  expect([third.soundsOn.value, third.notificationsOn.value]).toEqual([false, true]);
});
