import { fullBucket, type TokenBucket, takeToken } from '../token-bucket.ts';

/** Wrong tokens that one sender may try at once, and again in ten minutes. */
const SIZE = { capacity: 10, refill: 10 * 60 * 1000 };
/** Senders that are remembered; behind that all begin anew. */
const MAX_SENDERS = 1_000;

/** How often tokens were tried that open nothing. In memory only: 128 bits need no more than that a loop is slowed down. */
export class Guesses {
  private readonly buckets = new Map<string, TokenBucket>();

  /** Milliseconds until a sender may try again; 0 when it may now. */
  wait(sender: string, now: number): number {
    return this.after(sender, now).wait;
  }

  /** A token was wrong. */
  wrong(sender: string, now: number): void {
    const { bucket } = this.after(sender, now);
    if (this.buckets.size >= MAX_SENDERS && !this.buckets.has(sender)) this.buckets.clear();
    this.buckets.set(sender, bucket);
  }

  private after(sender: string, now: number): ReturnType<typeof takeToken> {
    return takeToken(this.buckets.get(sender) ?? fullBucket(SIZE, now), SIZE, now);
  }
}
