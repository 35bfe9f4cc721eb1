import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLine } from '../../../client/net/line.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { report, SEED } from '../support/scale.ts';
import { mostWithin } from './figures.ts';

const CLIENTS = 1_400;
/** Milliseconds for which all are there, long enough for their next attempt to count as a first one. */
const STAY = 5_100;
/** Milliseconds for which nobody answers. */
const OUTAGE = 8_000;
/** By so many the clock of the test moves on. */
const TICK = 10;
/** Of all clients, within 100 milliseconds. */
const MOST = CLIENTS / 10;

/** A socket that holds until all do not, and then none. */
class DoomedSocket extends EventTarget {
  static all: DoomedSocket[] = [];
  static isServed = true;
  readyState = 0;
  binaryType = '';

  constructor() {
    super();
    DoomedSocket.all.push(this);
    queueMicrotask(() => (DoomedSocket.isServed ? this.open() : this.end()));
  }

  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  end(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '' }));
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** When, behind the loss of them all, the page's lines try to come back to a server that stays away. */
async function attemptsOf(chance: () => number): Promise<number[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(Math, 'random').mockImplementation(chance);
  DoomedSocket.all = [];
  DoomedSocket.isServed = true;
  const attempts: number[] = [];
  const lines = Array.from({ length: CLIENTS }, () =>
    openLine(
      {
        onAttempt: async () => {
          attempts.push(Date.now());
          return 'ws://room';
        },
        onFrame: () => undefined,
        onLost: () => undefined,
        onClosed: () => undefined,
      },
      DoomedSocket,
    ),
  );
  await pass(STAY);
  DoomedSocket.isServed = false;
  const lost = Date.now();
  attempts.length = 0;
  for (const socket of DoomedSocket.all) socket.end();
  await pass(OUTAGE);
  for (const line of lines) line.close();
  return attempts.map((attempt) => attempt - lost);
}

async function pass(milliseconds: number): Promise<void> {
  for (let time = 0; time < milliseconds; time += TICK) {
    vi.advanceTimersByTime(TICK);
    await setImmediate();
  }
}

describe('1,400 pages that lose the same server', () => {
  it('[U16] come back at most a tenth of them within any tenth of a second, however long it is away', async () => {
    const random = seededRandom(SEED);
    const attempts = await attemptsOf(() => random.below(2 ** 32) / 2 ** 32);
    const most = mostWithin(attempts, 100);
    report('attempts to come back', { clients: CLIENTS, attempts: attempts.length, most });
    expect(attempts.filter((attempt) => attempt <= 3_000).length).toBeGreaterThanOrEqual(CLIENTS);
    expect(attempts.length).toBeGreaterThan(2 * CLIENTS);
    expect(most).toBeLessThanOrEqual(MOST);
  });

  it('[U16] would be caught coming all at once if their pauses hung on no chance', async () => {
    const attempts = await attemptsOf(() => 0.5);
    expect(mostWithin(attempts, 100)).toBe(CLIENTS);
  });
});
