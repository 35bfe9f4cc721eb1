import { expect, test } from 'vitest';
import { stridden, strideOf } from '../../../client/replay/stepping.ts';

test('[U47] a step leads to the next event or the one before, and stays within the game', () => {
  expect(stridden(3, 10, 'next')).toBe(4);
  expect(stridden(10, 10, 'next')).toBe(10);
  expect(stridden(3, 10, 'previous')).toBe(2);
  expect(stridden(0, 10, 'previous')).toBe(0);
});

test('[U47] the ends of the game are the empty board and the last event', () => {
  expect(stridden(3, 10, 'first')).toBe(0);
  expect(stridden(3, 10, 'last')).toBe(10);
  expect(stridden(0, 0, 'last')).toBe(0);
});

test('[U47] the arrow keys step, Home and End go to the ends, other keys mean nothing', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'a'].map(strideOf)).toEqual([
    'previous',
    'next',
    'first',
    'last',
    null,
    null,
  ]);
});
