import { expect, test } from 'vitest';
import { TokenBuckets } from '../../worker/token-buckets.ts';

const NOW = 1_000_000;
const SIZE = { capacity: 2, refill: 10_000 };

test('[H4, I6] for one bucket more the fullest is forgotten: nobody begins anew because others come', () => {
  const buckets = new TokenBuckets(SIZE, 3);
  for (let n = 0; n < 3; n++) buckets.take('spent', NOW);
  for (let n = 0; n < 100; n++) buckets.take(`other ${n}`, NOW);
  expect(buckets.look('spent', NOW).verdict).toBe('close');
  expect(buckets.look('other 99', NOW).verdict).toBe('ok');
  expect(buckets.take('other 0', NOW).wait).toBe(0);
});

test('[M7, H4] a look takes nothing, and what has filled up again is the first to be forgotten', () => {
  const buckets = new TokenBuckets(SIZE, 2);
  for (let n = 0; n < 5; n++) expect(buckets.look('a', NOW).verdict).toBe('ok');
  for (let n = 0; n < 2; n++) buckets.take('a', NOW);
  for (let n = 0; n < 2; n++) buckets.take('b', NOW + 9_000);
  buckets.take('c', NOW + 10_000);
  expect(buckets.look('b', NOW + 10_000).verdict).toBe('refuse');
  expect(buckets.look('a', NOW + 10_000).verdict).toBe('ok');
});
