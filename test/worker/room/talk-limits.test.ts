import { expect, test } from 'vitest';
import { TalkLimits } from '../../../worker/room/sockets/talk-limits.ts';

const NOW = 1_000_000;
const times = <T>(count: number, does: () => T): T[] => Array.from({ length: count }, does);

test('[M7] all watchers together open 400 sockets in ten seconds, and the seats none the fewer', () => {
  const limits = new TalkLimits();
  expect(times(400, () => limits.arrival(null, '', NOW)).every(Boolean)).toBe(true);
  expect(limits.arrival(null, '', NOW)).toBe(false);
  expect(times(20, () => limits.arrival('seat', '', NOW)).every(Boolean)).toBe(true);
  expect([limits.arrival('seat', '', NOW), limits.arrival('other', '', NOW)]).toEqual([false, true]);
  expect(limits.arrival(null, '', NOW + 1_000)).toBe(true);
});

test('[M7] of one address 40 watchers’ sockets come in ten seconds, and the rest take no place of others', () => {
  const limits = new TalkLimits();
  const came = times(1_000, () => limits.arrival(null, 'near', NOW));
  expect(came.filter(Boolean)).toHaveLength(40);
  expect(times(360, () => limits.arrival(null, '', NOW)).every(Boolean)).toBe(true);
  expect(limits.arrival(null, 'far', NOW)).toBe(false);
  expect(limits.arrival(null, 'far', NOW + 1_000)).toBe(true);
});

test('[M7] each watcher’s socket has its own measure, a seat one for all of them', () => {
  const limits = new TalkLimits();
  const [one, other] = [new WebSocketPair()[0], new WebSocketPair()[0]];
  expect(times(6, () => limits.message(one, null, NOW).verdict).at(-1)).toBe('refuse');
  expect(limits.message(other, null, NOW).verdict).toBe('ok');
  for (const socket of [one, other]) times(10, () => limits.message(socket, 'seat', NOW));
  expect(limits.message(new WebSocketPair()[0], 'seat', NOW).verdict).toBe('refuse');
});

test('[M7] who waits as long as told is heard, and a moment sooner is not', () => {
  for (const [device, next] of [
    ['seat', 500],
    [null, 2_000],
  ] as const) {
    const limits = new TalkLimits();
    const socket = new WebSocketPair()[0];
    let refusal = limits.message(socket, device, NOW);
    while (refusal.verdict === 'ok') refusal = limits.message(socket, device, NOW);
    expect(refusal).toEqual({ verdict: 'refuse', wait: 2 * next });
    const tooSoon = limits.message(socket, device, NOW + 2 * next - 1);
    expect(tooSoon.verdict).toBe('refuse');
    expect(limits.message(socket, device, NOW + 2 * next - 1 + tooSoon.wait).verdict).toBe('ok');
  }
});
