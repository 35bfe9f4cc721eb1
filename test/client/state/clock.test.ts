import { expect, test } from 'vitest';
import { spanLeft } from '../../../client/state/clock.ts';
import { millis } from '../../../engine/base/units.ts';

const SPAN = { left: millis(30_000), since: millis(1_000_000) };

test('[C4] the seconds left to answer run down from the span, and end at 0', () => {
  expect(spanLeft(SPAN, 1_000_000)).toBe(30);
  expect(spanLeft(SPAN, 1_000_001)).toBe(30);
  expect(spanLeft(SPAN, 1_029_500)).toBe(1);
  expect(spanLeft(SPAN, 1_030_000)).toBe(0);
  expect(spanLeft(SPAN, 1_090_000)).toBe(0);
});

test('[C4] they stand while the seat is away', () => {
  expect(spanLeft({ left: millis(12_000), since: null }, 1_090_000)).toBeNull();
});
