import { vi } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';

/** From now on all that is random in this file is the same at every run: seeds, nonces, tokens, ids. */
export function fixChance(seed: number): void {
  const random = seededRandom(seed);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array)) throw new Error('only bytes are asked for');
    for (const index of array.keys()) array[index] = random.below(256);
    return array;
  });
}
