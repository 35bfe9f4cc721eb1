/** 32 characters that are not taken for each other when read aloud or off a screen: no 0, 1, i, o. */
export const ALPHABET = '23456789abcdefghjklmnpqrstuvwxyz';

const BITS = 5;

/** The first `length` characters of `bytes`, five bits each; `bytes` must hold that many. */
export function encodeBase32(bytes: Uint8Array, length: number): string {
  let text = '';
  for (let at = 0; at < length; at++) {
    const bit = at * BITS;
    const byte = bit >> 3;
    const pair = ((bytes[byte] ?? 0) << 8) | (bytes[byte + 1] ?? 0);
    text += ALPHABET[(pair >> (11 - (bit & 7))) & 31];
  }
  return text;
}
