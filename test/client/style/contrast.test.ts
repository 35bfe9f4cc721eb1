import { expect, test } from 'vitest';
import { ALL_LOOKS, COLOUR_VISIONS, contrast, palette, type Shown } from '../support/tokens.ts';

/** What is read, on what. */
const TEXTS = [
  ['ink', 'table'],
  ['ink', 'well'],
  ['ink', 'paper'],
  ['ink', 'paper-2'],
  ['ink-2', 'table'],
  ['ink-2', 'well'],
  ['ink-2', 'paper'],
  ['ink-2', 'paper-2'],
  ['link', 'table'],
  ['link', 'paper'],
  ['now', 'table'],
  ['now', 'paper'],
  ['bad', 'table'],
  ['bad', 'paper'],
  ['good', 'table'],
  ['good', 'paper'],
  ['on-act', 'act'],
  ['on-now', 'now-fill'],
  ['on-frame', 'frame'],
  ['on-double', 'double'],
  ['on-double-ring', 'square'],
  ['on-triple', 'triple'],
  ['tile-ink', 'tile'],
  ['tile-ink', 'tile-low'],
  ['tile-blank', 'tile'],
  ['tile-blank', 'tile-low'],
  ['table', 'ink'],
] as const;

/** Lines and shapes, and what they lie on. */
const SHAPES = [
  ['border', 'table'],
  ['border', 'paper'],
  ['act', 'table'],
  ['act', 'paper'],
  ['double-ring', 'square'],
  ['triple', 'square'],
  ['focus', 'table'],
  ['focus', 'focus-gap'],
] as const;

function tooWeak(pairs: readonly (readonly [string, string])[], least: number): string[] {
  return ALL_LOOKS.flatMap((shown) => {
    const colour = palette(shown);
    return pairs
      .filter(([over, under]) => contrast(colour(over), colour(under)) < least)
      .map(
        ([over, under]) =>
          `${over} on ${under}: ${contrast(colour(over), colour(under)).toFixed(2)} ${JSON.stringify(shown)}`,
      );
  });
}

test('[U161] contrast is counted as WCAG counts it', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBe(21);
  const colour = palette({ board: 'spruce', tiles: 'clear', isContrast: false, isNight: false });
  expect(contrast(colour('tile-ink'), colour('tile'))).toBe(21);
  expect(contrast(colour('tile-blank'), colour('tile'))).toBeCloseTo(7.98, 1);
});

test('[U161] every text has a contrast of 4.5 in every theme, on every board and tile', () => {
  expect(tooWeak(TEXTS, 4.5)).toEqual([]);
});

test('[U161] lines and shapes that mean something have a contrast of 3', () => {
  expect(tooWeak(SHAPES, 3)).toEqual([]);
});

const safe = ALL_LOOKS.filter(
  ({ board, tiles, isContrast }) => board === 'signal' && tiles === 'clear' && !isContrast,
);

test.each(Object.entries(COLOUR_VISIONS))(
  '[U162] with %s the squares of the signal board differ in brightness',
  (_, see) => {
    const told = (shown: Shown): number[] => {
      const colour = palette(shown);
      const pairs = [
        ['double', 'triple'],
        ['triple', 'square'],
        ['double-ring', 'square'],
        ['tile-ink', 'tile'],
        ['tile-blank', 'tile'],
      ] as const;
      return pairs.map(([a, b]) => contrast(see(colour(a)), see(colour(b))));
    };
    for (const shown of safe) expect(Math.min(...told(shown))).toBeGreaterThan(3);
    expect(safe).toHaveLength(2);
  },
);
