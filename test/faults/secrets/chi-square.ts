/** A statistic that is distributed as chi-square with so many degrees of freedom where all is fair. */
export interface ChiSquare {
  readonly value: number;
  readonly freedom: number;
}

/** Cells with fewer expected are counted together. */
const FEWEST = 5;

/** How far counts are from those expected; `expected` adds up to the same total. Pearson's. */
export function chiSquareOf(counts: readonly number[], expected: readonly number[]): ChiSquare {
  let [value, cells, restCount, restExpected] = [0, 0, 0, 0];
  for (const [at, wanted] of expected.entries()) {
    const count = counts[at] ?? 0;
    if (wanted < FEWEST) {
      restCount += count;
      restExpected += wanted;
      continue;
    }
    value += (count - wanted) ** 2 / wanted;
    cells++;
  }
  if (restExpected > 0) {
    value += (restCount - restExpected) ** 2 / restExpected;
    cells++;
  }
  return { value, freedom: cells - 1 };
}

/** How likely a fair source comes this far or farther. Wilson and Hilferty's approximation, good for many degrees. */
export function probabilityOf({ value, freedom }: ChiSquare): number {
  const spread = 2 / (9 * freedom);
  return upperTail((Math.cbrt(value / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** Of the normal distribution. Abramowitz and Stegun 7.1.26, off by less than 1e-6. */
function upperTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const tail = terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x);
  return z > 0 ? tail / 2 : 1 - tail / 2;
}
