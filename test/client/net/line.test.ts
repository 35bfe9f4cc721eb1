import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Line, openLine } from '../../../client/net/line.ts';
import { isQuiet } from '../../../client/state/quiet.ts';
import { CLOSE } from '../../../engine/protocol/version.ts';
import { TestSocket } from '../support/test-socket.ts';

/** Milliseconds that the socket may take beside its waiting: its timers are whole ones. */
const SLACK = 3;

const heard: unknown[] = [];
let line: Line;
const { newest } = TestSocket;
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(async () => {
  vi.useFakeTimers();
  TestSocket.all = [];
  heard.length = 0;
  line = openLine(
    {
      onAttempt: async () => 'ws://room',
      onFrame: (frame) => heard.push(frame),
      onLost: (delay) => heard.push(delay),
      onClosed: (code) => heard.push(`closed ${code}`),
    },
    TestSocket,
  );
  await pass(0);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('[U16] the line', () => {
  test('[U16] queues nothing: what is said while there is none is not said later', async () => {
    expect(line.send('early')).toBe(false);
    newest().open();
    expect(newest().sent).toEqual([]);
    expect(line.send('now')).toBe(true);
    expect(newest().sent).toEqual(['now']);
  });

  test('[U16] comes back by itself, later each time, and says when', async () => {
    const delays: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      newest().end(1006);
      const delay = heard.at(-1);
      if (typeof delay !== 'number') throw new Error('it was not said when');
      delays.push(delay);
      const before = TestSocket.all.length;
      await pass(delay - SLACK);
      expect(TestSocket.all).toHaveLength(before);
      await pass(2 * SLACK);
      expect(TestSocket.all).toHaveLength(before + 1);
    }
    expect(delays[0]).toBeGreaterThanOrEqual(250);
    expect(delays[0]).toBeLessThanOrEqual(3_000);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.at(-1)).toBe(15_000);
  });

  test('[U16] gives an attempt eight seconds, each one in vain more, up to thirty; behind a line that held, eight again', async () => {
    for (const patience of [8_000, 12_000, 18_000, 27_000, 30_000, 30_000]) {
      expect(await triesFor()).toBe(patience);
    }
    newest().open();
    newest().end(1006);
    await nextAttempt();
    expect(await triesFor()).toBe(8_000);

    /** Milliseconds until the attempt is given up; then the next has begun. */
    async function triesFor(): Promise<number> {
      const begun = Date.now();
      const said = heard.length;
      while (heard.length === said) await vi.advanceTimersToNextTimerAsync();
      const taken = Date.now() - begun;
      await nextAttempt();
      return taken;
    }

    async function nextAttempt(): Promise<void> {
      const { length } = TestSocket.all;
      while (TestSocket.all.length === length) await vi.advanceTimersToNextTimerAsync();
    }
  });

  test('[U16] pings every five seconds, and lives while it is answered', async () => {
    newest().open();
    for (let beat = 1; beat <= 12; beat++) {
      await pass(5_000);
      expect(newest().sent).toHaveLength(beat);
      newest().say('pong');
    }
    expect(TestSocket.all).toHaveLength(1);
  });

  test('[U16] that its owner closes says nothing any more, also where the room was closing it just then', async () => {
    newest().open();
    newest().readyState = WebSocket.CLOSING;
    line.close();
    newest().end(CLOSE.replaced);
    expect(heard).toEqual([]);
  });

  test('[U16] is dead when nothing comes for twelve seconds after a ping', async () => {
    newest().open();
    await pass(5_000 + 11_999);
    expect(TestSocket.all).toHaveLength(1);
    await pass(SLACK);
    expect(TestSocket.all).toHaveLength(2);
  });

  test('[U19] is known to be quiet when a ping has no answer after five seconds, until anything is heard', async () => {
    newest().open();
    await pass(5_000);
    newest().say('pong');
    await pass(9_999);
    expect(isQuiet.value).toBe(false);
    await pass(1);
    expect(isQuiet.value).toBe(true);
    newest().say('anything');
    expect(isQuiet.value).toBe(false);
  });

  test('[U19] that was quiet and is lost is not quiet when it is there again', async () => {
    newest().open();
    await pass(10_000);
    newest().end(1006);
    expect(isQuiet.value).toBe(false);
  });

  test('[K4] knows how long a ping took to be answered, the oldest of several first', async () => {
    newest().open();
    expect(line.roundTrip()).toBe(0);
    await pass(5_000);
    await pass(80);
    newest().say('pong');
    expect(line.roundTrip()).toBe(80);
    await pass(4_920);
    await pass(100);
    line.probe();
    await pass(20);
    newest().say('pong');
    await pass(30);
    newest().say('pong');
    expect(line.roundTrip()).toBe(120);
  });

  test('[K4] what a lost line owed is not answered by the next', async () => {
    newest().open();
    await pass(5_000);
    newest().end(1006);
    await pass(5_000);
    newest().open();
    newest().say('pong');
    expect(line.roundTrip()).toBe(0);
  });

  test('[U16] that may have slept is asked at once, and given up sooner', async () => {
    newest().open();
    line.probe();
    expect(newest().sent).toEqual(['ping']);
    await pass(4_000 + SLACK);
    expect(TestSocket.all).toHaveLength(2);
  });

  test.each([CLOSE.gone, CLOSE.replaced, CLOSE.versionSkew])(
    '[U16] closed with %i it stays closed',
    async (code) => {
      newest().open();
      newest().end(code);
      await pass(60_000);
      expect(heard).toEqual([`closed ${code}`]);
      expect(TestSocket.all).toHaveLength(1);
    },
  );

  test('[U16] closed by its owner it stays closed, also while it waits for its next attempt', async () => {
    newest().end(1006);
    line.close();
    await pass(60_000);
    expect(TestSocket.all).toHaveLength(1);
  });
});
