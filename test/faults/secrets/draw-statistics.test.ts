import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { committedDraws } from '../../../engine/base/committed-draws.ts';
import type { DrawSource } from '../../../engine/base/draw-source.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { report, times } from '../support/scale.ts';
import { probabilityOf } from './chi-square.ts';
import { DrawStatistics } from './draw-statistics.ts';

/** Whole bags: a hundred draws each. */
const BAGS = times(10_000, 1_000_000);
/** Enough for a bias that is worth the name. */
const FEWER_BAGS = 2_000;
/** Bags that one game's seed is good for here. */
const BAGS_OF_A_SEED = 1_000;

/** Always the same chance, whatever the run's: what is fair comes out fair every time. */
const streamOf = (game: number): DrawSource => {
  const bytes = (what: string) => new Uint8Array(createHash('sha256').update(`${what} ${game}`).digest());
  return committedDraws(bytes('seed'), [bytes('one').slice(0, 16), bytes('two').slice(0, 16)]);
};

function statistics(bags: number, spoilt: (fair: DrawSource) => DrawSource): DrawStatistics {
  const statistics = new DrawStatistics(TILE_SETS.english);
  for (let game = 0; game * BAGS_OF_A_SEED < bags; game++) {
    const draws = spoilt(streamOf(game));
    const until = Math.min(BAGS_OF_A_SEED, bags - game * BAGS_OF_A_SEED);
    for (let at = 0, counter = 0; at < until; at++) counter = statistics.emptyBag(draws, counter);
  }
  return statistics;
}

test('[F2] every tile comes at every place, and every pair first, as often as chance has it', () => {
  const fair = statistics(BAGS, (draws) => draws);
  const [byPlace, byFirstTwo] = [probabilityOf(fair.byPlace()), probabilityOf(fair.byFirstTwo())];
  report('draws', { draws: BAGS * 100, byPlace, byFirstTwo });
  expect(byPlace).toBeGreaterThan(0.001);
  expect(byFirstTwo).toBeGreaterThan(0.001);
  // What fits too well is no chance either.
  expect(Math.max(byPlace, byFirstTwo)).toBeLessThan(0.999);
}, 3_600_000);

/** Mistakes that others made. */
const SPOILT: readonly { readonly name: string; readonly spoil: (fair: DrawSource) => DrawSource }[] = [
  {
    name: 'the remainder of a small number, so that the first tiles come more often',
    spoil: (fair) => ({
      below(purpose, counter, bound) {
        const { value, next } = fair.below(purpose, counter, 256);
        return { value: value % bound, next };
      },
    }),
  },
  {
    name: 'a range that is one too short, so that the last tile never comes first',
    spoil: (fair) => ({
      below: (purpose, counter, bound) => fair.below(purpose, counter, Math.max(1, bound - 1)),
    }),
  },
  {
    name: 'one fraction for two tiles, as where a counter is not moved on',
    spoil: (fair) => ({
      below(purpose, counter, bound) {
        const { value } = fair.below(purpose, counter - (counter % 2), 2 ** 32);
        return { value: Math.floor((value / 2 ** 32) * bound), next: counter + 1 };
      },
    }),
  },
];

test.each(SPOILT)('[F2] a bias shows: $name', ({ spoil }) => {
  const spoilt = statistics(FEWER_BAGS, spoil);
  expect(Math.min(probabilityOf(spoilt.byPlace()), probabilityOf(spoilt.byFirstTwo()))).toBeLessThan(1e-6);
});
