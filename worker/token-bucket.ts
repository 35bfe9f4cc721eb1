/** What may still be taken, as of `at` (milliseconds). Below zero it was too much. */
export interface TokenBucket {
  readonly tokens: number;
  readonly at: number;
}

/** How many tokens a bucket holds, and the milliseconds in which an empty one is full again. */
export interface BucketSize {
  readonly capacity: number;
  readonly refill: number;
}

export const fullBucket = ({ capacity }: BucketSize, now: number): TokenBucket => ({
  tokens: capacity,
  at: now,
});

/** What may be taken of a bucket now. */
export const tokensAt = (
  { tokens, at }: TokenBucket,
  { capacity, refill }: BucketSize,
  now: number,
): number => Math.min(capacity, tokens + (Math.max(0, now - at) * capacity) / refill);

/**
 * The bucket after one token. `ok`: it was there; `refuse`: it is not before `wait` milliseconds have passed, and where
 * this bucket is kept, the next one takes its own time behind that; `close`: it is asked for all the same, a whole bucket
 * over what there is.
 */
export function takeToken(
  bucket: TokenBucket,
  size: BucketSize,
  now: number,
): { readonly bucket: TokenBucket; readonly verdict: 'ok' | 'refuse' | 'close'; readonly wait: number } {
  const { capacity, refill } = size;
  const left = Math.max(tokensAt(bucket, size, now) - 1, -capacity);
  return {
    bucket: { tokens: left, at: now },
    verdict: left >= 0 ? 'ok' : left > -capacity ? 'refuse' : 'close',
    wait: left >= 0 ? 0 : Math.ceil((-left * refill) / capacity),
  };
}
