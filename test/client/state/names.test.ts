import { expect, test } from 'vitest';
import { friendlyName, inventName, rememberName } from '../../../client/state/names.ts';
import { deviceKeep } from '../../../client/state/storage.ts';
import { MAX_NAME } from '../../../engine/protocol/limits.ts';
import { cleanName } from '../../../engine/protocol/names.ts';

test('[U12] every made-up name is two words and short enough for a room', () => {
  const lengths = new Set<number>();
  const names = new Set<string>();
  for (let first = 0; first < 200; first++) {
    for (let second = 0; second < 200; second++) {
      let calls = 0;
      const name = inventName((bound) => (calls++ === 0 ? first : second) % bound);
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      lengths.add(name.length);
      names.add(name);
    }
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_NAME);
  expect(names.size).toBeGreaterThan(1000);
});

test('[U12] a device keeps its name, until it is given another', () => {
  const name = friendlyName();
  expect(friendlyName()).toBe(name);
  rememberName('  Ida ');
  expect(friendlyName()).toBe('Ida');
});

test.each(['   ', '\u200b', 'An Unreasonably Long Name For One Small Board'])(
  '[U12] a name that no room takes (%j) is not kept, and one kept by an older page is not begun from',
  (name) => {
    rememberName('Ida');
    rememberName(name);
    expect(friendlyName()).toBe('Ida');
    deviceKeep.set('name', name);
    const invented = friendlyName();
    expect(cleanName(invented)).toEqual({ ok: true, value: invented });
    expect(friendlyName()).toBe(invented);
  },
);
