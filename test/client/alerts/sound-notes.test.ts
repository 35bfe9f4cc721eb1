import { expect, test } from 'vitest';
import { SOUNDS } from '../../../client/alerts/sound-notes.ts';

test('[U156] sounds are short, begin at once, are never loud, and differ', () => {
  const all = Object.values(SOUNDS);
  for (const notes of all) {
    expect(Math.min(...notes.map(({ at }) => at))).toBe(0);
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThan(1);
    for (const { loudness } of notes) expect(loudness).toBeLessThanOrEqual(0.4);
  }
  expect(new Set(all.map((notes) => JSON.stringify(notes))).size).toBe(5);
});
