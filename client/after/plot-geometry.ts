import type { ScoreLines } from './score-lines.ts';

/** A plot in pixels, from its top left corner. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Ends of the lines across. */
  readonly left: number;
  readonly right: number;
  /** By seat. */
  readonly lines: readonly PlotLine[];
  /** Round points, from low to high. */
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** Round numbers of turns. */
  readonly turns: readonly { readonly value: number; readonly x: number }[];
}

export interface PlotLine {
  /** An SVG path, in steps: points come with a turn, not on the way to it. */
  readonly path: string;
  /** One for each own turn. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly bingo: boolean }[];
  readonly last: { readonly value: number; readonly y: number };
  /** Where its last value is written: next to its end, and clear of the others. */
  readonly labelY: number;
}

const HEIGHT = 260;
const TOP = 16;
const BOTTOM = 26;
const LEFT = 36;
const RIGHT = 44;
const LABEL_GAP = 19;
const LEVELS = 5;
const TURN_GAP = 44;

/** The plot of a game for so many pixels of width. */
export function plotOf({ totals, turns }: ScoreLines, width: number): Plot {
  const values = totals.flat();
  const step = roundStep(Math.max(1, ...values) - Math.min(0, ...values), LEVELS);
  const low = Math.floor(Math.min(0, ...values) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...values) / step) * step);
  const right = width - RIGHT;
  const x = (turn: number): number => tidy(LEFT + ((right - LEFT) * turn) / Math.max(1, turns.length));
  const y = (value: number): number => tidy(TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low));
  const ends = totals.map((line) => y(line.at(-1) ?? 0));
  const labels = apart(ends, LABEL_GAP, TOP, HEIGHT - BOTTOM);
  const turnStep = roundStep(turns.length, Math.max(1, Math.floor((right - LEFT) / TURN_GAP)));
  return {
    width,
    height: HEIGHT,
    left: LEFT,
    right,
    lines: totals.map((line, seat) => ({
      path: line
        .map(
          (value, turn) => `${turn === 0 ? 'M' : `H${x(turn)}V`}${turn === 0 ? `${x(0)} ` : ''}${y(value)}`,
        )
        .join(''),
      marks: turns.flatMap((turn, index) =>
        turn.seat === seat ? [{ x: x(index + 1), y: y(line[index + 1] ?? 0), bingo: turn.bingo }] : [],
      ),
      last: { value: line.at(-1) ?? 0, y: ends[seat] ?? 0 },
      labelY: labels[seat] ?? 0,
    })),
    levels: range(low, high, step).map((value) => ({ value, y: y(value) })),
    turns: range(turnStep, turns.length, turnStep).map((value) => ({ value, x: x(value) })),
  };
}

/** The least of 1, 2, 5, 10, 20, 50 … whole, of which no more than `most` make up `span`. */
export function roundStep(span: number, most: number): number {
  const least = Math.max(1, span / most);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? 10 * power;
}

/** The heights, in their order, moved so that any two are `gap` apart, between `top` and `bottom` as far as they fit. */
export function apart(
  heights: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + gap;
  }
  let limit = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

const tidy = (n: number): number => Math.round(n * 10) / 10;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);
