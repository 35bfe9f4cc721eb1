import { expect, test } from 'vitest';
import { pauseOf, SHORTEST_PAUSE } from '../../../../engine/moves/bots/pause.ts';

test('[R1] before the first turn a computer waits until the starting draw can have been read, later less', () => {
  expect(pauseOf(0)).toBe(4_000);
  const later = Array.from({ length: 30 }, (_, turn) => pauseOf(turn + 1));
  expect(Math.min(...later)).toBe(SHORTEST_PAUSE);
  expect(Math.max(...later)).toBe(2_800);
});
