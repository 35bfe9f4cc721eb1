import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const TOKEN_BYTES = 32;
const TOKEN = /^[0-9a-f]{64}$/;
const YEAR = 365 * 24 * 60 * 60;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whom a device's cookie shows it to be: the hash of its token, 64 hex digits. Null without a good cookie. */
export async function deviceOf(c: Context): Promise<string | null> {
  const token = getCookie(c, cookieFor(c.req.url).name);
  return token !== undefined && TOKEN.test(token) ? hashOf(token) : null;
}

/** Gives the device a cookie when it has none, and another year when it has. */
export function keepDevice(c: Context): void {
  const { name, secure } = cookieFor(c.req.url);
  const known = getCookie(c, name);
  const token = known !== undefined && TOKEN.test(known) ? known : bytesToHex(randomBytes(TOKEN_BYTES));
  setCookie(c, name, token, { path: '/', secure, httpOnly: true, sameSite: 'Lax', maxAge: YEAR });
}

/** Browsers drop a Secure cookie that comes over plain http, but from their own machine. */
function cookieFor(url: string): { name: string; secure: boolean } {
  const { protocol, hostname } = new URL(url);
  const secure = protocol === 'https:' || LOCAL_HOSTS.has(hostname);
  return { name: secure ? '__Host-device' : 'device', secure };
}

async function hashOf(token: string): Promise<string> {
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', hexToBytes(token))));
}
