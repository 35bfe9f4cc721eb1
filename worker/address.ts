import type { Context } from 'hono';
import { keyedText } from './keyed-hash.ts';

const DAY = 24 * 60 * 60 * 1000;
const LENGTH = 16;

/** Groups of an IPv6 address, and how many of them its provider gives to a household: who has them has 2^64 addresses. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:([\d.]+)$/i;

/**
 * What somebody has one of who has a connection to the internet: an IPv4 address, or the first 64 bits of an IPv6 one,
 * always written in the same way. Empty for an address of the machine itself.
 */
export function networkOf(address: string): string {
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  if (!ipv4.includes(':')) return ipv4.startsWith('127.') ? '' : ipv4;
  if (address === '::1') return '';
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter((group) => group !== '');
  // An IPv4 address at the end stands for two groups.
  const tail = (after ?? '')
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split(':')
    .filter((group) => group !== '');
  const zeros = after === undefined ? 0 : Math.max(0, GROUPS - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What counts for the address that a request comes from, where something is limited by it: a keyed hash that is another
 * one every day and for every `purpose`, so that no address is kept. Empty where the platform tells of none, as on a
 * machine of one's own.
 */
export async function addressOf(c: Context, secret: string, purpose: string): Promise<string> {
  const address = networkOf(c.req.header('CF-Connecting-IP') ?? '');
  if (address === '') return '';
  const day = Math.floor(Date.now() / DAY);
  return keyedText(secret, `address ${day} ${purpose} ${address}`, LENGTH);
}
