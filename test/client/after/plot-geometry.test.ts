import { expect, test } from 'vitest';
import { apart, plotOf, roundStep } from '../../../client/after/plot-geometry.ts';
import { seat } from '../../../engine/base/units.ts';

const lines = {
  totals: [
    [0, 50, 50],
    [0, 0, 100],
  ],
  turns: [
    { seat: seat(0), bingo: false },
    { seat: seat(1), bingo: true },
  ],
};

test('[U150] the plot steps up at each turn, between the lowest and the highest round number', () => {
  const plot = plotOf(lines, 280);
  expect(plot.levels).toEqual([
    { value: 0, y: 234 },
    { value: 20, y: 190.4 },
    { value: 40, y: 146.8 },
    { value: 60, y: 103.2 },
    { value: 80, y: 59.6 },
    { value: 100, y: 16 },
  ]);
  expect([plot.left, plot.right]).toEqual([36, 236]);
  expect(plot.lines.map(({ path }) => path)).toEqual(['M36 234H136V125H236V125', 'M36 234H136V234H236V16']);
  expect(plot.lines.map(({ marks }) => marks)).toEqual([
    [{ x: 136, y: 125, bingo: false }],
    [{ x: 236, y: 16, bingo: true }],
  ]);
  expect(plot.lines.map(({ last }) => last.value)).toEqual([50, 100]);
  expect(plot.turns).toEqual([
    { value: 1, x: 136 },
    { value: 2, x: 236 },
  ]);
});

test('[U150] points below nothing have their level too, and a game without points has a plot', () => {
  const below = plotOf(
    {
      ...lines,
      totals: [
        [0, -7],
        [0, 30],
      ],
    },
    280,
  );
  expect(below.levels[0]).toEqual({ value: -10, y: 234 });
  expect(below.lines[0]?.last.y).toBeGreaterThan(below.levels[1]?.y ?? 0);
  const empty = plotOf(
    {
      totals: [
        [0, 0],
        [0, 0],
      ],
      turns: lines.turns.slice(1),
    },
    280,
  );
  expect(empty.levels.map(({ value }) => value)).toEqual([0, 1]);
});

test.each([
  [5, 5, 1],
  [23, 5, 5],
  [367, 5, 100],
  [1000, 5, 200],
  [0, 5, 1],
])('[U150] %i in at most %i round steps are steps of %i', (span, most, step) => {
  expect(roundStep(span, most)).toBe(step);
});

test('[U150] labels keep their order and a distance, inside as far as they fit', () => {
  expect(apart([50, 52, 200], 19, 16, 234)).toEqual([50, 69, 200]);
  expect(apart([230, 232, 20], 19, 16, 234)).toEqual([215, 234, 20]);
  expect(apart([100, 100], 19, 16, 234)).toEqual([100, 119]);
});
