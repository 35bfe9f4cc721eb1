import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DrawSource } from '../../../engine/base/draw-source.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { Patch } from '../support/patch.ts';
import { report, times } from '../support/scale.ts';
import { type BundleDraws, bundleDraws } from './bundle-draws.ts';
import { probabilityOf } from './chi-square.ts';
import { DrawStatistics } from './draw-statistics.ts';

/** Whole bags: a hundred draws each. */
const BAGS = times(10_000, 100_000);
/** Enough for a bias that is worth the name. */
const FEWER_BAGS = 2_000;
/** Bags that one game's seed is good for here. */
const BAGS_OF_A_SEED = 1_000;

/** Always the same chance, whatever the run's: what is fair comes out fair every time. */
function streamOf({ committedDraws }: BundleDraws, game: number): DrawSource {
  const bytes = (what: string) => new Uint8Array(createHash('sha256').update(`${what} ${game}`).digest());
  return committedDraws(bytes('seed'), [bytes('one').slice(0, 16), bytes('two').slice(0, 16)]);
}

/** Of the bags of the built Worker, with `patches` in it. */
function statistics(bags: number, patches: readonly Patch[]): DrawStatistics {
  const tools = bundleDraws(patches);
  const statistics = new DrawStatistics(tools, TILE_SETS.english);
  for (let game = 0; game * BAGS_OF_A_SEED < bags; game++) {
    const draws = streamOf(tools, game);
    const until = Math.min(BAGS_OF_A_SEED, bags - game * BAGS_OF_A_SEED);
    for (let at = 0, counter = 0; at < until; at++) counter = statistics.emptyBag(draws, counter);
  }
  return statistics;
}

test('[F2] every tile comes at every place, and every pair first, as often as chance has it', () => {
  const fair = statistics(BAGS, []);
  const [byPlace, byFirstTwo] = [probabilityOf(fair.byPlace()), probabilityOf(fair.byFirstTwo())];
  report('draws', { draws: BAGS * 100, byPlace, byFirstTwo });
  expect(byPlace).toBeGreaterThan(0.001);
  expect(byFirstTwo).toBeGreaterThan(0.001);
  // What fits too well is no chance either.
  expect(Math.max(byPlace, byFirstTwo)).toBeLessThan(0.999);
}, 3_600_000);

/** Mistakes that others made. */
const SPOILT: readonly { readonly name: string; readonly patches: readonly Patch[] }[] = [
  {
    name: 'the remainder of a small number, so that the first tiles come more often',
    patches: [{ find: 'value: number# % bound,', replace: 'value: (number# & 255) % bound,' }],
  },
  {
    name: 'a range that is one too short, so that the last tile never comes first',
    patches: [{ find: 'value: number# % bound,', replace: 'value: number# % Math.max(1, bound - 1),' }],
  },
  {
    name: 'one fraction for two tiles, as where a counter is not moved on',
    patches: [
      {
        find: 'Uint8Array.of(purpose), bigEndian(at)',
        replace: 'Uint8Array.of(purpose), bigEndian(at - at % 2)',
      },
      { find: 'value: number# % bound,', replace: 'value: Math.floor(number# / 2 ** 32 * bound),' },
    ],
  },
];

test.each(SPOILT)('[F2] a bias shows: $name', ({ patches }) => {
  const spoilt = statistics(FEWER_BAGS, patches);
  expect(Math.min(probabilityOf(spoilt.byPlace()), probabilityOf(spoilt.byFirstTwo()))).toBeLessThan(1e-6);
});

test('[F2] so few bags show no bias where there is none', () => {
  const fair = statistics(FEWER_BAGS, []);
  expect(Math.min(probabilityOf(fair.byPlace()), probabilityOf(fair.byFirstTwo()))).toBeGreaterThan(0.001);
});
