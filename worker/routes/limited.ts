import { createMiddleware } from 'hono/factory';
import { LOOKS_PER_ADDRESS, RECORDS_PER_ADDRESS } from '../../engine/protocol/limits.ts';
import { addressOf } from '../address.ts';
import { AddressRate } from '../address-rate.ts';
import type { App } from '../env.ts';
import { answer } from './reply.ts';

const MINUTE = 60_000;

/** Refuses what comes from one address more than `perMinute` times; where none is known nobody is counted. */
function limited(purpose: string, perMinute: number) {
  const rate = new AddressRate({ capacity: perMinute, refill: MINUTE });
  return createMiddleware<App>(async (c, next) => {
    const address = await addressOf(c, c.env.ROOM_KEY, purpose);
    const wait = address === '' ? 0 : rate.wait(address, Date.now());
    return wait > 0 ? answer(c, { ok: false, code: 'http/too-many', wait }) : next();
  });
}

/** How often a room is looked at without a socket. */
export const limitedLooks = limited('looks', LOOKS_PER_ADDRESS);

/** How often records are asked for: each has a room's whole log read. */
export const limitedRecords = limited('records', RECORDS_PER_ADDRESS);
