import { expect, test } from 'vitest';
import { makeTapReader } from '../../../client/input/tap-reader.ts';
import { at } from '../../support/tiles.ts';

const H8 = at('H8');
const here = { square: H8, direction: 'across' } as const;
const turned = { square: H8, direction: 'down' } as const;

test('[U7] two quick taps on a square are a double one, which knows the cursor from before them', () => {
  const taps = makeTapReader();
  expect(taps.read(H8, 1_000, here)).toBeUndefined();
  expect(taps.read(H8, 1_300, turned)).toEqual({ before: here });
  expect(makeTapReader().read(H8, 0, null)).toBeUndefined();
});

test('[U7] slow taps, and taps on two squares, are single ones', () => {
  const taps = makeTapReader();
  taps.read(H8, 1_000, null);
  expect(taps.read(H8, 1_350, here)).toBeUndefined();
  expect(taps.read(at('H9'), 1_400, here)).toBeUndefined();
  expect(taps.read(H8, 1_450, here)).toBeUndefined();
});

test('[U7] a third tap begins anew', () => {
  const taps = makeTapReader();
  taps.read(H8, 1_000, null);
  taps.read(H8, 1_100, here);
  expect(taps.read(H8, 1_200, here)).toBeUndefined();
});
