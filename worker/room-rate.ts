import { ROOMS_PER_ADDRESS } from '../engine/protocol/limits.ts';
import { TokenBuckets } from './token-buckets.ts';

const SIZE = { capacity: ROOMS_PER_ADDRESS, refill: 60 * 60 * 1000 };
/** Addresses that are remembered. */
const MAX_ADDRESSES = 10_000;
/** Milliseconds for which the platform's counter counts, as `wrangler.toml` has it. */
const PLATFORM_PERIOD = 60_000;

// Of this isolate: not exact where there are several, but a loop that fills the storage comes to an end.
const buckets = new TokenBuckets(SIZE, MAX_ADDRESSES);

/**
 * Counts a room that somebody at `address` (as `addressOf` gives it) wants made; milliseconds until it may, or 0 when it
 * may now. Where the platform tells of no address, as on a machine of one's own, all are counted as one, and here only.
 */
export async function roomWait(platform: RateLimit, address: string, now: number): Promise<number> {
  if (address !== '' && !(await platform.limit({ key: address })).success) return PLATFORM_PERIOD;
  const { wait } = buckets.look(address, now);
  // Who is refused has taken nothing: asking again does not put it off.
  if (wait === 0) buckets.take(address, now);
  return wait;
}
