import { afterAll, vi } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';

const taken = new Set<number>();

/**
 * From now on all that is random in this file is the same at every run: seeds, nonces, tokens, ids. Files share their
 * rooms' storage: each needs a `seed` of its own.
 */
export function fixChance(seed: number): void {
  if (taken.has(seed)) throw new Error(`another file has the seed ${seed}`);
  taken.add(seed);
  const random = seededRandom(seed);
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array)) throw new Error('only bytes are asked for');
    for (const index of array.keys()) array[index] = random.below(256);
    return array;
  });
  afterAll(() => chance.mockRestore());
}
