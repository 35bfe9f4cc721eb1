import { BUCKET_REFILL } from '../../engine/protocol/limits.ts';

/** How much a socket may still say, as of `at` (milliseconds). Below zero it has said too much. */
export interface TokenBucket {
  readonly tokens: number;
  readonly at: number;
}

export const fullBucket = (capacity: number, now: number): TokenBucket => ({ tokens: capacity, at: now });

/**
 * The bucket after one message. `ok`: it may be read; `refuse`: not before `wait` milliseconds have passed; `close`:
 * the sender goes on all the same, a whole bucket over what it may say.
 */
export function takeToken(
  { tokens, at }: TokenBucket,
  capacity: number,
  now: number,
): { readonly bucket: TokenBucket; readonly verdict: 'ok' | 'refuse' | 'close'; readonly wait: number } {
  const refilled = Math.min(capacity, tokens + (Math.max(0, now - at) * capacity) / BUCKET_REFILL);
  const left = refilled - 1;
  return {
    bucket: { tokens: left, at: now },
    verdict: left >= 0 ? 'ok' : left > -capacity ? 'refuse' : 'close',
    wait: left >= 0 ? 0 : Math.ceil((-left * BUCKET_REFILL) / capacity),
  };
}
