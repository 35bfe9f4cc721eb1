import { expect, test } from 'vitest';
import { aimOf } from '../../../client/input/aim.ts';

const at = { x: 100, y: 300 };

test('[U143] a tile that a finger holds is meant for what is above the finger; on the rack for what is under it', () => {
  const byTouch = { ...at, byTouch: true };
  expect(aimOf(byTouch, false)).toEqual({ x: 100, y: 260, lift: 0, byTouch: true });
  expect(aimOf(byTouch, true)).toEqual({ x: 100, y: 300, lift: 40, byTouch: true });
});

test('[U143] a mouse holds it where it points', () => {
  for (const isOnRack of [true, false]) {
    expect(aimOf({ ...at, byTouch: false }, isOnRack)).toEqual({ ...at, lift: 0, byTouch: false });
  }
});
