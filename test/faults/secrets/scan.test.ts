import { beforeAll, expect, test } from 'vitest';
import { report, SEED, times } from '../support/scale.ts';
import { FINDINGS, type Finding } from './scan.ts';
import { SecretsRunner } from './secrets-runner.ts';

/** Always the same; a long run has others of its own behind them. */
const FIXED = 40;
const ROOMS = times(FIXED, 500);
const found: (Finding & { readonly seed: number })[] = [];
let looked = 0;

beforeAll(async () => {
  const runner = new SecretsRunner();
  for (let at = 0; at < ROOMS; at++) {
    const seed = at < FIXED ? at : SEED * ROOMS + at;
    const scan = await runner.scan(seed);
    looked += scan.looked;
    found.push(...scan.findings.map((finding) => ({ seed, ...finding })));
  }
  report('scan', { seed: SEED, rooms: ROOMS, looked });
}, 900_000);

test.each(Object.entries(FINDINGS))('[D2] %s in whole rooms: %s', (kind) => {
  expect(found.filter((each) => each.kind === kind).slice(0, 1)).toEqual([]);
  expect(looked).toBeGreaterThan(100 * ROOMS);
});
