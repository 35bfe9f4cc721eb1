import { type BucketSize, fullBucket, type TokenBucket, takeToken, tokensAt } from './token-bucket.ts';

type Taken = ReturnType<typeof takeToken>;

/**
 * Buckets of one size, each somebody's, in memory. So many are remembered; for one more goes the fullest, which holds
 * the least against anybody, so that nobody begins anew because many others come.
 */
export class TokenBuckets {
  private readonly size: BucketSize;
  private readonly most: number;
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(size: BucketSize, most: number) {
    this.size = size;
    this.most = most;
  }

  /** What would come of taking a token. */
  look(whose: string, now: number): Taken {
    return takeToken(this.buckets.get(whose) ?? fullBucket(this.size, now), this.size, now);
  }

  /** Takes one, also where none is left. */
  take(whose: string, now: number): Taken {
    const taken = this.look(whose, now);
    if (this.buckets.size >= this.most && !this.buckets.has(whose)) this.forgetFullest(now);
    this.buckets.set(whose, taken.bucket);
    return taken;
  }

  private forgetFullest(now: number): void {
    let fullest: string | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [whose, bucket] of this.buckets) {
      const tokens = tokensAt(bucket, this.size, now);
      if (tokens > most) [fullest, most] = [whose, tokens];
    }
    if (fullest !== null) this.buckets.delete(fullest);
  }
}
