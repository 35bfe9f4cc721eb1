import { expect, test } from 'vitest';
import { report } from '../support/scale.ts';
import { CHANNELS } from './differences.ts';
import { LEAKS, type Leak } from './leaks.ts';
import { SecretsRunner } from './secrets-runner.ts';

/** Rooms in which all that can leak comes up. */
const SEEDS = [17, 31, 48, 52, 57, 67];

test.each(LEAKS)(
  '[D2] a planted leak turns its checks red and no other: $name',
  async ({ patches, pairs, scan }: Leak) => {
    const runner = new SecretsRunner(patches);
    const red = { pairs: new Set<string>(), scan: new Set<string>() };
    for (const seed of SEEDS) {
      const pair = await runner.pair(seed);
      for (const { channel } of pair.differences) red.pairs.add(channel);
      for (const { kind } of pair.scan.findings) red.scan.add(kind);
    }
    expect({ pairs: [...red.pairs].sort(), scan: [...red.scan].sort() }).toEqual({ pairs, scan });
  },
);

test('[D2] every check on two rooms has a leak that turns it red', () => {
  const caught = LEAKS.flatMap(({ pairs }) => pairs);
  report('planted leaks', { leaks: LEAKS.length, roomsEach: 2 * SEEDS.length });
  expect([...new Set(caught)].sort()).toEqual(Object.keys(CHANNELS).sort());
});
