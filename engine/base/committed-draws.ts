import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { type DrawSource, PURPOSE } from './draw-source.ts';
import type { Seat } from './units.ts';

export const SEED_BYTES = 32;
export const NONCE_BYTES = 16;

const WORD = 2 ** 32;
const COUNTER_BYTES = 8;
/** Seats that a turn's counters are kept apart for. */
const MAX_SEATS = 4;

/** What a room shows before the first draw: SHA-256 of the seed, as 64 hex digits (rule F1). */
export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

/**
 * The stream of a seed and the seats' nonces, in the order of the seats (rule F2): HMAC-SHA-256 keyed with the
 * seed over each nonce behind its length byte, the purpose byte and the counter, big-endian. The first four
 * bytes are the number; one that would favour low values is taken again with the next counter.
 */
export function committedDraws(seed: Uint8Array, nonces: readonly Uint8Array[]): DrawSource {
  const prefix = saltOf(nonces);
  return {
    below(purpose, counter, bound) {
      if (!(Number.isInteger(bound) && bound > 0 && bound <= WORD)) throw new RangeError(`bound ${bound}`);
      const fair = WORD - (WORD % bound);
      for (let at = counter; ; at++) {
        const mac = hmac(sha256, seed, concatBytes(prefix, Uint8Array.of(purpose), bigEndian(at)));
        const number = new DataView(mac.buffer, mac.byteOffset).getUint32(0);
        if (number < fair) return { value: number % bound, next: at + 1 };
      }
    },
  };
}

/**
 * The key of a computer opponent's own chance at a turn, 32 bytes: it tells nothing of the seed, and no draw is moved
 * by it (rule F2, purpose 4).
 */
export function botKey(
  seed: Uint8Array,
  nonces: readonly Uint8Array[],
  seat: Seat,
  turn: number,
): Uint8Array {
  const counter = turn * MAX_SEATS + seat;
  return hmac(sha256, seed, concatBytes(saltOf(nonces), Uint8Array.of(PURPOSE.bots), bigEndian(counter)));
}

/** Every nonce behind its length; a bot's is empty. */
const saltOf = (nonces: readonly Uint8Array[]): Uint8Array =>
  concatBytes(...nonces.flatMap((nonce) => [Uint8Array.of(nonce.length), nonce]));

function bigEndian(counter: number): Uint8Array {
  const bytes = new Uint8Array(COUNTER_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(counter));
  return bytes;
}
