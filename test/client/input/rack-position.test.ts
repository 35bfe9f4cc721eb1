import { expect, test } from 'vitest';
import { positionAt } from '../../../client/input/rack-position.ts';

test('[U7] a tile dropped on the rack goes to the place that is nearest, also an empty one', () => {
  const standing = [
    { position: 0, x: 100 },
    { position: 1, x: 150 },
    { position: 4, x: 300 },
  ];
  expect([90, 124, 126, 200, 251, 310, 360].map((x) => positionAt(standing, x))).toEqual([
    0, 0, 1, 2, 3, 4, 5,
  ]);
  expect(positionAt(standing, -400)).toBe(0);
});

test('[U7] one tile alone does not show where places are', () => {
  expect(positionAt([{ position: 2, x: 10 }], 50)).toBeUndefined();
  expect(positionAt([], 50)).toBeUndefined();
});
