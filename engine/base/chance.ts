import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Where a computer opponent's chance comes from. It has a state: each number is another one. */
export interface Chance {
  /** A whole number in [0, bound), `bound` being 2 ** 32 at most. */
  readonly below: (bound: number) => number;
}

const WORD = 2 ** 32;
const MAC_WORDS = 8;

/** The chance that a key stands for: the same numbers for the same key, HMAC-SHA-256 of a counter, four bytes each. */
export function chanceOf(key: Uint8Array): Chance {
  let counter = 0;
  let mac = new DataView(new ArrayBuffer(0));
  const word = (): number => {
    const at = counter++ % MAC_WORDS;
    if (at === 0) {
      const input = new DataView(new ArrayBuffer(4));
      input.setUint32(0, counter);
      const bytes = hmac(sha256, key, new Uint8Array(input.buffer));
      mac = new DataView(bytes.buffer, bytes.byteOffset);
    }
    return mac.getUint32(4 * at);
  };
  return {
    below(bound) {
      if (!(Number.isInteger(bound) && bound > 0 && bound <= WORD)) throw new RangeError(`bound ${bound}`);
      const fair = WORD - (WORD % bound);
      for (;;) {
        const number = word();
        if (number < fair) return number % bound;
      }
    },
  };
}
