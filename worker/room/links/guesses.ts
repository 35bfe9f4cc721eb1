import { TokenBuckets } from '../../token-buckets.ts';

/** Wrong tokens that one sender may try at once, and again in ten minutes. */
const SIZE = { capacity: 10, refill: 10 * 60 * 1000 };
/** Senders that are remembered. */
const MAX_SENDERS = 1_000;

/** How often tokens were tried that open nothing. In memory only: 128 bits need no more than that a loop is slowed down. */
export class Guesses {
  private readonly buckets = new TokenBuckets(SIZE, MAX_SENDERS);

  /** Milliseconds until a sender may try again; 0 when it may now. */
  wait(sender: string, now: number): number {
    return this.buckets.look(sender, now).wait;
  }

  /** A token was wrong. */
  wrong(sender: string, now: number): void {
    this.buckets.take(sender, now);
  }
}
