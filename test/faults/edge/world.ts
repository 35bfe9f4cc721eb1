import { seededRandom } from '../../support/seeded-random.ts';

/** Something that the Worker wrote to its log. */
export interface LogLine {
  readonly level: string;
  readonly text: string;
}

/** What the code in the bundle takes from outside, all of it in a test's hand: the time, chance, and its log. */
export class World {
  /** Milliseconds since 1970. Stands still until a test moves it. */
  now: number;
  readonly log: LogLine[] = [];
  /** How many browsers have one. */
  addresses = 0;
  /** What is random next, in hex, where it is not left to chance. */
  foretold: string | null = null;
  private readonly random;

  constructor(seed: number, now: number) {
    this.random = seededRandom(seed);
    this.now = now;
  }

  fillWithChance(bytes: Uint8Array): void {
    const { foretold } = this;
    if (foretold?.length === 2 * bytes.length) {
      this.foretold = null;
      bytes.set(Buffer.from(foretold, 'hex'));
      return;
    }
    for (const index of bytes.keys()) bytes[index] = this.random.below(256);
  }
}
