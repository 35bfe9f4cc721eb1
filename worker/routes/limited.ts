import { createMiddleware } from 'hono/factory';
import { LOOKS_PER_ADDRESS, RECORDS_PER_ADDRESS, SEATS_PER_ADDRESS } from '../../engine/protocol/limits.ts';
import { addressOf } from '../address.ts';
import { AddressRate } from '../address-rate.ts';
import type { App } from '../env.ts';
import { answer } from './reply.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Refuses what comes from one address more than `most` times in `period` (milliseconds); where none is known nobody is counted. */
function limited(purpose: string, most: number, period: number) {
  const rate = new AddressRate({ capacity: most, refill: period });
  return createMiddleware<App>(async (c, next) => {
    const address = await addressOf(c, c.env.ROOM_KEY, purpose);
    const wait = address === '' ? 0 : rate.wait(address, Date.now());
    return wait > 0 ? answer(c, { ok: false, code: 'http/too-many', wait }) : next();
  });
}

/** How often a room is looked at without a socket. */
export const limitedLooks = limited('looks', LOOKS_PER_ADDRESS, MINUTE);

/** How often records are asked for: each has a room's whole log read. */
export const limitedRecords = limited('records', RECORDS_PER_ADDRESS, MINUTE);

/** How often a seat is asked for: with a new cookie each time one visitor would use up what a room has for all (rule D12). */
export const limitedSeats = limited('seats', SEATS_PER_ADDRESS, HOUR);
