import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partOf } from '../../../client/parts/part.ts';
import { runSoon } from '../../../client/parts/run-soon.ts';
import { whenBack } from '../../../client/parts/when-back.ts';

let browser: EventTarget;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[U182] it is done once: with a connection, a look at the page, or after a while, whichever comes first', () => {
  for (const comes of [
    () => browser.dispatchEvent(new Event('online')),
    () => {
      page.dispatchEvent(new Event('visibilitychange'));
      page.visibilityState = 'visible';
      page.dispatchEvent(new Event('visibilitychange'));
    },
    () => vi.advanceTimersByTime(5_000),
  ]) {
    page.visibilityState = 'hidden';
    let times = 0;
    whenBack(() => times++, 5_000);
    vi.advanceTimersByTime(4_999);
    expect(times).toBe(0);
    comes();
    expect(times).toBe(1);
    browser.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    expect(times).toBe(1);
  }
});

test('[U182] called off, it is not done', () => {
  let times = 0;
  whenBack(() => times++, 5_000)();
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(times).toBe(0);
});

test('[U182] what runs beside a room and did not come is asked for again, until it is not wanted', async () => {
  const log: string[] = [];
  const answers = ['lost', 'lost', 'here'];
  const load = async () => {
    log.push('asked');
    if (answers.shift() !== 'here') throw new TypeError('Failed to fetch');
    return () => {
      log.push('run');
      return () => void log.push('stopped');
    };
  };
  const stop = runSoon(load);
  await vi.advanceTimersByTimeAsync(30_000);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['asked', 'asked', 'asked', 'run']);
  stop();
  expect(log.at(-1)).toBe('stopped');

  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const stopAsking = runSoon(lost);
  await vi.advanceTimersByTimeAsync(0);
  stopAsking();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('[U182] a part that failed can be fetched by the next who wants it', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(() => null)];
  const part = partOf(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await part.fetch();
  whenBack(() => void part.fetch(), 5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([part.here.value === null, part.isLost.value]).toEqual([false, false]);
});
