import { appendFileSync } from 'node:fs';

/** `full` where everything is tried as often as planned; else as often as every run of the tests can afford. */
const isFull = process.env.CROSSTILE_FAULTS === 'full';

/** What the chance of a run comes from; the platform's own (tiles, ids, timing) is beyond it. */
export const SEED = Number(process.env.CROSSTILE_SEED ?? 1);

/** How long a soak takes at length. */
export const SOAK_MINUTES = Number(process.env.CROSSTILE_SOAK_MINUTES ?? 20);

/** How often something is tried. */
export const times = (short: number, full: number): number => (isFull ? full : short);

/** Puts counts of a test into the report of a long run, which `scripts/test-faults.ts` prints. */
export function report(test: string, counts: Readonly<Record<string, number>>): void {
  const file = process.env.CROSSTILE_FAULTS_REPORT;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ test, ...counts })}\n`);
}
