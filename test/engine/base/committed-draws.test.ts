import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  commitmentOf,
  committedDraws,
  NONCE_BYTES,
  SEED_BYTES,
} from '../../../engine/base/committed-draws.ts';
import { PURPOSE } from '../../../engine/base/draw-source.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const SEED = Uint8Array.from({ length: SEED_BYTES }, (_, index) => index);
const NONCES = [1, 2].map((n) => new Uint8Array(NONCE_BYTES).fill(n));

/** The first 32 bits for a counter, from the platform's own HMAC. */
function wordAt(seed: Uint8Array, nonces: readonly Uint8Array[], purpose: number, counter: number): number {
  const message = Buffer.concat([
    ...nonces.map((nonce) => Buffer.concat([Buffer.from([nonce.length]), nonce])),
    Buffer.from([purpose]),
    Buffer.from(counter.toString(16).padStart(16, '0'), 'hex'),
  ]);
  return Number.parseInt(createHmac('sha256', seed).update(message).digest('hex').slice(0, 8), 16);
}

/** The number below `bound` and the next counter, by the words of the rule. */
function expected(seed: Uint8Array, nonces: readonly Uint8Array[], counter: number, bound: number) {
  const largest = 2 ** 32 - (2 ** 32 % bound);
  let at = counter;
  while (wordAt(seed, nonces, 1, at) >= largest) at++;
  return { value: wordAt(seed, nonces, 1, at) % bound, next: at + 1 };
}

test('[F1] the commitment is the SHA-256 of the seed in hex', () => {
  fc.assert(
    fc.property(bytes(SEED_BYTES), (seed) => {
      expect(commitmentOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
    }),
    { seed: 101, numRuns: 50 },
  );
  expect(commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('[F1] the seed has 256 bits, a nonce 16 bytes', () => {
  expect([SEED_BYTES, NONCE_BYTES]).toEqual([32, 16]);
});

test('[F2] the stream is HMAC-SHA-256 as the rule says, for two to four nonces and any bound of a bag', () => {
  fc.assert(
    fc.property(
      bytes(SEED_BYTES),
      fc.array(fc.oneof(bytes(NONCE_BYTES), bytes(0)), { minLength: 2, maxLength: 4 }),
      fc.nat(10_000),
      fc.integer({ min: 1, max: 100 }),
      (seed, nonces, counter, bound) => {
        const draw = committedDraws(seed, nonces).below(PURPOSE.tiles, counter, bound);
        expect(draw).toEqual(expected(seed, nonces, counter, bound));
      },
    ),
    { seed: 102, numRuns: 300 },
  );
});

test('[F2] the counter is eight bytes, big-endian', () => {
  const counter = 2 ** 40 + 3;
  const draw = committedDraws(SEED, NONCES).below(PURPOSE.tiles, counter, 100);
  expect(draw).toEqual(expected(SEED, NONCES, counter, 100));
  expect(draw.next).toBe(counter + 1);
});

test('[F2] a number at or above the largest multiple of the bound is taken again with the next counter', () => {
  // With this bound nearly half of all numbers would favour low values.
  const bound = 2 ** 31 + 1;
  const draws = committedDraws(SEED, NONCES);
  const steps: number[] = [];
  for (let counter = 0; counter < 64; counter++) {
    const draw = draws.below(PURPOSE.tiles, counter, bound);
    expect(draw).toEqual(expected(SEED, NONCES, counter, bound));
    steps.push(draw.next - counter);
  }
  expect(steps.filter((step) => step > 1).length).toBeGreaterThan(10);
  expect(Math.max(...steps)).toBeGreaterThan(2);
});

test('[F2] the largest multiple itself is taken again, the number below it is not', () => {
  // The bound is one of the stream's own numbers, so that the limit is that number exactly.
  const words = Array.from({ length: 40 }, (_, at) => wordAt(SEED, NONCES, 1, at));
  const at = words.findIndex((word) => word > 2 ** 31);
  const limit = words[at] ?? 0;
  const draws = committedDraws(SEED, NONCES);
  expect(draws.below(PURPOSE.tiles, at, limit).next).toBeGreaterThan(at + 1);
  expect(draws.below(PURPOSE.tiles, at, limit + 1)).toEqual({ value: limit, next: at + 1 });
});

test('[F2] the same seed, nonces and counter give the same number, other ones others', () => {
  const draw = (seed: Uint8Array, nonces: readonly Uint8Array[]) =>
    Array.from({ length: 20 }, (_, at) => committedDraws(seed, nonces).below(PURPOSE.tiles, at, 100).value);
  const own = draw(SEED, NONCES);
  expect(draw(SEED, NONCES)).toEqual(own);
  expect(
    draw(
      SEED.map((byte) => byte ^ 1),
      NONCES,
    ),
  ).not.toEqual(own);
  expect(draw(SEED, [...NONCES].reverse())).not.toEqual(own);
  expect(draw(SEED, NONCES.slice(1))).not.toEqual(own);
});

test('[F2] nonces cannot be cut another way: each stands behind its length', () => {
  const cut = (first: number) => {
    const all = new Uint8Array(32).fill(7);
    const nonces = [all.slice(0, first), all.slice(first)];
    return Array.from(
      { length: 8 },
      (_, at) => committedDraws(SEED, nonces).below(PURPOSE.tiles, at, 100).value,
    );
  };
  expect(cut(16)).not.toEqual(cut(15));
});

test('[F2] a known stream', () => {
  let counter = 0;
  const values = Array.from({ length: 12 }, (_, drawn) => {
    const draw = committedDraws(SEED, NONCES).below(PURPOSE.tiles, counter, 100 - drawn);
    counter = draw.next;
    return draw.value;
  });
  // Worked out with another language's HMAC.
  expect(values).toEqual([36, 29, 45, 47, 67, 84, 73, 58, 51, 82, 64, 9]);
  expect(counter).toBe(12);
});

test('[F2] the largest bound takes every number as it comes', () => {
  for (let at = 0; at < 5; at++) {
    const draw = committedDraws(SEED, NONCES).below(PURPOSE.tiles, at, 2 ** 32);
    expect(draw).toEqual({ value: wordAt(SEED, NONCES, 1, at), next: at + 1 });
  }
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('[F2] a bound of %d is a bug, not a number', (bound) => {
  expect(() => committedDraws(SEED, NONCES).below(PURPOSE.tiles, 0, bound)).toThrow(RangeError);
});

test('[F2] every number below a small bound comes about as often as every other', () => {
  const draws = committedDraws(SEED, NONCES);
  const counts = Array<number>(10).fill(0);
  for (let at = 0; at < 10_000; at++) {
    const { value } = draws.below(PURPOSE.tiles, at, 10);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // Nine degrees of freedom: above 27.9 once in a thousand streams; this stream is fixed.
  expect(chiSquare).toBeLessThan(27.9);
});
