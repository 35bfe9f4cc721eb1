import type { BucketSize } from './token-bucket.ts';
import { TokenBuckets } from './token-buckets.ts';

const MAX_ADDRESSES = 10_000;

/** How often something is done from each address. Of this isolate: not exact where there are several, but no loop goes on. */
export class AddressRate {
  private readonly buckets: TokenBuckets;

  constructor(size: BucketSize) {
    this.buckets = new TokenBuckets(size, MAX_ADDRESSES);
  }

  /** Counts one from `address` (as `addressOf` gives it); milliseconds until it may, or 0 when it may now. */
  wait(address: string, now: number): number {
    const { wait } = this.buckets.look(address, now);
    // Who is refused has taken nothing: asking again does not put it off.
    if (wait === 0) this.buckets.take(address, now);
    return wait;
  }
}
