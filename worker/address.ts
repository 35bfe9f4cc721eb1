import type { Context } from 'hono';
import { keyedText } from './keyed-hash.ts';

const DAY = 24 * 60 * 60 * 1000;
const LENGTH = 16;

/**
 * What counts for the address that a request comes from, where something is limited by it: a keyed hash that is another
 * one every day and for every `purpose`, so that no address is kept. Empty where the platform tells of none, as on a
 * machine of one's own.
 */
export async function addressOf(c: Context, secret: string, purpose: string): Promise<string> {
  const address = c.req.header('CF-Connecting-IP') ?? '';
  if (address === '') return '';
  const day = Math.floor(Date.now() / DAY);
  return keyedText(secret, `address ${day} ${purpose} ${address}`, LENGTH);
}
