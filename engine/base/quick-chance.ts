import type { Chance } from './chance.ts';

const WORD = 2 ** 32;
const WARM_UP = 12;

/**
 * Chance that costs next to nothing, for thousands of simulated draws a move: Doty-Humphrey's sfc32. The same numbers
 * for the same seed, of which 32 bits count. Nothing that must stay secret may hang on it.
 */
export function quickChance(seed: number): Chance {
  let a = 0;
  let b = seed | 0;
  let c = 0x9e_37_79_b9 | 0;
  let counter = 1;
  const word = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < WARM_UP; i++) word();
  return { below: (bound) => Math.floor((word() / WORD) * bound) };
}
