import { createHmac } from 'node:crypto';

/** Of rule F2: the purpose of numbers that draw tiles. */
const TILES = 1;
const RANGE = 2 ** 32;

/** The numbers that a seed and the nonces give, as rule F2 has them. */
export class Stream {
  /** Where it stands: the counter of the next number. */
  counter = 0;
  private readonly seed: Buffer;
  private readonly salt: Buffer;

  /** Both in hex, the nonces by seat; a computer's is empty. */
  constructor(seed: string, nonces: readonly string[]) {
    this.seed = Buffer.from(seed, 'hex');
    this.salt = Buffer.concat(
      nonces.map((nonce) =>
        Buffer.from(`${(nonce.length / 2).toString(16).padStart(2, '0')}${nonce}`, 'hex'),
      ),
    );
  }

  /** The next number below `bound`. */
  below(bound: number): number {
    for (;;) {
      const tail = Buffer.alloc(9);
      tail[0] = TILES;
      tail.writeBigUInt64BE(BigInt(this.counter), 1);
      this.counter++;
      const number = createHmac('sha256', this.seed).update(this.salt).update(tail).digest().readUInt32BE(0);
      if (number < RANGE - (RANGE % bound)) return number % bound;
    }
  }
}
