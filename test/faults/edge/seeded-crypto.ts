import { createHash, createHmac } from 'node:crypto';

type Bytes = Uint8Array<ArrayBuffer>;

/** Web Crypto as far as the Worker uses it: chance out of `fill`, and answers that come at once, so always in one order. */
export function edgeCrypto(fill: (bytes: Uint8Array) => void) {
  return {
    getRandomValues<T>(array: T): T {
      if (!(array instanceof Uint8Array)) throw new TypeError('only bytes are asked for');
      fill(array);
      return array;
    },
    subtle: {
      digest: async (algorithm: string, data: Bytes): Promise<ArrayBuffer> =>
        bufferOf(createHash(nameOf(algorithm)).update(data).digest()),
      importKey: async (_format: 'raw', key: Bytes, _algorithm: unknown): Promise<Bytes> => key.slice(),
      sign: async (_algorithm: 'HMAC', key: Bytes, data: Bytes): Promise<ArrayBuffer> =>
        bufferOf(createHmac('sha256', key).update(data).digest()),
    },
  };
}

const nameOf = (algorithm: string): string => algorithm.replace('-', '').toLowerCase();

const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
