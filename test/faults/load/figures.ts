import type { Sample } from './soak-run.ts';

/** The value that a share of all values does not exceed, as a whole number; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

/** The most of these moments that lie within any `length` of time. */
export function mostWithin(moments: readonly number[], length: number): number {
  const sorted = moments.toSorted((a, b) => a - b);
  let first = 0;
  let most = 0;
  for (const [last, moment] of sorted.entries()) {
    while (moment - (sorted[first] ?? moment) >= length) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** What was open and in memory on the average of each quarter of the time that has samples. */
export function byQuarter(samples: readonly Sample[]): Record<string, number> {
  const quarters = Map.groupBy(samples, ({ at }) => Math.min(4, 1 + Math.floor(4 * at)));
  const mean = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return Object.fromEntries(
    [...quarters].flatMap(([quarter, of]) => [
      [`memory${quarter}`, mean(of.map(({ memory }) => memory))],
      [`files${quarter}`, mean(of.map(({ files }) => files))],
    ]),
  );
}
