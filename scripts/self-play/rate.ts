/** A rate that was measured, and between which two it is with 95 % probability. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution: so many standard errors to either side hold 95 %. */
const Z = 1.96;

/** The mean of independent `scores` from 0 to 1, with its interval by the normal approximation. */
export function rateOf(scores: readonly number[]): Rate {
  const count = scores.length;
  const rate = scores.reduce((sum, score) => sum + score, 0) / count;
  const squares = scores.reduce((sum, score) => sum + (score - rate) ** 2, 0);
  const margin = count < 2 ? 1 : Z * Math.sqrt(squares / (count - 1) / count);
  return { rate, low: Math.max(0, rate - margin), high: Math.min(1, rate + margin) };
}
