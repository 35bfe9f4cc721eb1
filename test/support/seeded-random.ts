import type { DrawSource } from '../../engine/base/draw-source.ts';

/** Chance that a seed decides whole. */
export interface Random {
  /** A whole number in [0, bound). */
  below(bound: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function seededRandom(seed: number): Random {
  let counter = 0;
  const unit = (): number => mix(seed, counter++) / 2 ** 32;
  const below = (bound: number): number => Math.floor(unit() * bound);
  return {
    below,
    chance: (probability) => unit() < probability,
    pick(list) {
      const index = below(list.length);
      if (index >= list.length) throw new RangeError('nothing to pick from');
      return list[index] as (typeof list)[number];
    },
    shuffled(list) {
      return list
        .map((each) => ({ each, order: unit() }))
        .sort((a, b) => a.order - b.order)
        .map(({ each }) => each);
    },
  };
}

/** Draws for tests: pure as the real stream, and without its cost. */
export function seededDraws(seed: number): DrawSource {
  return {
    below: (purpose, counter, bound) => ({
      value: mix(seed * 31 + purpose, counter) % bound,
      next: counter + 1,
    }),
  };
}

/** 32 bits out of two numbers, well stirred. */
function mix(a: number, b: number): number {
  let hash = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca77)) >>> 0;
  for (const factor of [0x21f0aaad, 0x735a2d97]) {
    hash = Math.imul(hash ^ (hash >>> 16), factor) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
