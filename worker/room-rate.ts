import { ROOMS_PER_ADDRESS } from '../engine/protocol/limits.ts';
import { AddressRate } from './address-rate.ts';

/** Milliseconds for which the platform's counter counts, as `wrangler.toml` has it. */
const PLATFORM_PERIOD = 60_000;

const rooms = new AddressRate({ capacity: ROOMS_PER_ADDRESS, refill: 60 * 60 * 1000 });

/**
 * Counts a room that somebody at `address` (as `addressOf` gives it) wants made; milliseconds until it may, or 0 when it
 * may now. Where the platform tells of no address, as on a machine of one's own, all are counted as one, and here only.
 */
export async function roomWait(platform: RateLimit, address: string, now: number): Promise<number> {
  if (address !== '' && !(await platform.limit({ key: address })).success) return PLATFORM_PERIOD;
  return rooms.wait(address, now);
}
