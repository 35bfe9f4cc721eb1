import { encodeBase32 } from './base32.ts';

/** The first `length` characters, in base32, of a text's hash that nobody can make without the secret. At most 51. */
export async function keyedText(secret: string, text: string, length: number): Promise<string> {
  const utf8 = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), algorithm, false, ['sign']);
  return encodeBase32(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text))), length);
}
