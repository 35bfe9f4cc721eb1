import { expect, test } from 'vitest';
import { fullBucket, takeToken } from '../../worker/token-bucket.ts';

const CAPACITY = 5;
const SIZE = { capacity: CAPACITY, refill: 10_000 };
const NOW = 1_000_000;

function take(times: number, bucket = fullBucket(SIZE, NOW), now = NOW) {
  const verdicts: string[] = [];
  let last = { bucket, verdict: 'ok', wait: 0 };
  for (let n = 0; n < times; n++) {
    last = takeToken(last.bucket, SIZE, now);
    verdicts.push(last.verdict);
  }
  return { verdicts, ...last };
}

test('[M7] a burst is read, what comes on top is refused, and who goes on is closed', () => {
  const { verdicts } = take(10);
  expect(verdicts).toEqual([...Array(5).fill('ok'), ...Array(4).fill('refuse'), 'close']);
});

test('[M7] what was refused comes in after its wait, and the next one a token later', () => {
  const { bucket, wait } = take(6);
  expect(wait).toBe(2000);
  expect(takeToken(bucket, SIZE, NOW + wait + 1999).verdict).toBe('refuse');
  expect(takeToken(bucket, SIZE, NOW + wait + 2000).verdict).toBe('ok');
});

test('[M7] silence fills the bucket no further than full, and a clock that goes back takes nothing away', () => {
  expect(take(6, fullBucket(SIZE, NOW), NOW + 1e9).verdicts.at(-1)).toBe('refuse');
  expect(takeToken(fullBucket(SIZE, NOW), SIZE, NOW - 60_000).verdict).toBe('ok');
});
