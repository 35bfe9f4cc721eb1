import { beforeAll, describe, expect, it } from 'vitest';
import { Isolate } from '../edge/bundle.ts';
import { report, SEED, times } from '../support/scale.ts';
import { lossyRun } from './lossy-run.ts';
import type { Finding } from './verdict.ts';

const RUNS = times(250, 2_000);
const findings: (Finding & { readonly seed: number })[] = [];
const counts: Record<string, number> = {};

beforeAll(async () => {
  const isolate = new Isolate();
  for (let at = 0; at < RUNS; at++) {
    const seed = SEED * 100_000 + at;
    const run = await lossyRun(isolate, seed);
    findings.push(...run.findings.map((each) => ({ seed, ...each })));
    for (const [name, count] of Object.entries(run.counts)) counts[name] = (counts[name] ?? 0) + count;
  }
  report('lossy network', { seed: SEED, runs: RUNS, ...counts });
}, 1_800_000);

/** The first that is wrong of some kinds. */
const found = (...kinds: readonly Finding['kind'][]) =>
  findings.filter(({ kind }) => kinds.includes(kind)).slice(0, 1);

describe('over a network that loses, doubles, delays and reorders, and behind crashes', () => {
  it('[M6] everybody has every step, numbered without a gap', () => {
    expect(found('gap')).toEqual([]);
  });

  it('[M6] everybody sees the same as who comes when all is over', () => {
    expect(found('views differ')).toEqual([]);
  });

  it('[M6] a new line is told what it misses, and the whole game only where it knows nothing of it', () => {
    expect(found('whole game')).toEqual([]);
  });

  it('[D1] nobody is told of less than before', () => {
    expect(found('went back', 'another epoch')).toEqual([]);
  });

  it('[D1] the room is what its log adds up to', () => {
    expect(found('log and snapshot differ')).toEqual([]);
  });

  it('[M5] what was acknowledged is in the log, and where it was said to be', () => {
    expect(found('lost', 'moved', 'one step for two', 'out of order')).toEqual([]);
  });

  it('[M5] nothing is in the log that nobody said', () => {
    expect(found('done by nobody')).toEqual([]);
  });

  it('[M5] every command is answered in the end', () => {
    expect(found('unanswered')).toEqual([]);
  });

  it('[M3] no command is in the log twice, or refused when it comes again', () => {
    expect(found('twice', 'refused but done')).toEqual([]);
  });

  it('[O12] all that can go wrong did, and people played on', () => {
    expect(counts.operations).toBe(RUNS * 100);
    const never = Object.entries(counts).filter(([, count]) => count === 0);
    expect(never).toEqual([]);
    expect(counts.acked).toBeGreaterThan(RUNS * 3);
  });
});
