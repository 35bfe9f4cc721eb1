import { type BucketSize, fullBucket, type TokenBucket, takeToken } from './token-bucket.ts';

/** Addresses that are remembered; behind that the one that was quiet the longest begins anew. */
const MAX_ADDRESSES = 10_000;

/** How often something is done from each address. Of this isolate: not exact where there are several, but no loop goes on. */
export class AddressRate {
  private readonly size: BucketSize;
  // Who was heard of last is the last.
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(size: BucketSize) {
    this.size = size;
  }

  /** Counts one from `address` (as `addressOf` gives it); milliseconds until it may, or 0 when it may now. */
  wait(address: string, now: number): number {
    const before = this.buckets.get(address) ?? fullBucket(this.size, now);
    const { bucket, wait } = takeToken(before, this.size, now);
    this.buckets.delete(address);
    // Who is refused has taken nothing: asking again does not put it off.
    this.buckets.set(address, wait === 0 ? bucket : before);
    const [quietest] = this.buckets.keys();
    if (this.buckets.size > MAX_ADDRESSES && quietest !== undefined) this.buckets.delete(quietest);
    return wait;
  }
}
