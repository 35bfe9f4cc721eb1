import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from '../../../client/net/poll.ts';
import { err, ok, type Result } from '../../../engine/base/result.ts';
import { type Seq, seq } from '../../../engine/base/units.ts';
import type { Problem } from '../../../engine/protocol/api.ts';
import type { UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const told = new RoomOf(new Table({ racks: ['A', 'B'] }), 'crowd', null);

let answer: Result<UpdateMessage, Problem>;
let asked: Seq[];
let missing: Seq | null;
let isInSight: boolean;
let closed: number[];
let rooms: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [asked, closed, missing, isInSight, rooms] = [[], [], null, true, 0];
  answer = watchedBy(200);
  stop = startPolling({
    read: async (after) => {
      asked.push(after);
      return answer;
    },
    seq: () => seq(7),
    take: () => missing,
    isInSight: () => isInSight,
    onRoom: () => rooms++,
    onClosed: (code) => closed.push(code),
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const watchedBy = (watchers: number) => {
  const update = told.update(0);
  return ok({ ...update, presence: { ...update.presence, watchers } });
};
const refusal = (code: string) => err({ type: 'about:blank', title: '', status: 410, code });
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('[U88] the room is looked at once at first and then every five seconds, behind what is known', async () => {
  await pass(0);
  expect(asked).toEqual([7]);
  await pass(4_999);
  expect(asked).toEqual([7]);
  await pass(1);
  expect(asked).toEqual([7, 7]);
  missing = seq(0);
  await pass(5_000);
  missing = null;
  await pass(10_000);
  expect(asked).toEqual([7, 7, 7, 0, 7]);
});

test.each([
  [0, 4_000],
  [1, 6_000],
])('[U88] pages look at different moments: drawn %i, after %i ms', async (drawn, wait) => {
  vi.mocked(Math.random).mockReturnValue(drawn);
  // The second look was fixed before; the third is drawn now.
  await pass(5_000);
  await pass(wait - 1);
  expect(asked).toHaveLength(2);
  await pass(1);
  expect(asked).toHaveLength(3);
});

test('[U88] a page out of sight does not look, and looks again when it is seen', async () => {
  await pass(0);
  isInSight = false;
  await pass(60_000);
  expect(asked).toHaveLength(1);
  isInSight = true;
  await pass(5_000);
  expect(asked).toHaveLength(2);
});

test('[U88] a socket is tried when there is room, but not at every look', async () => {
  await pass(60_000);
  expect(rooms).toBe(0);
  answer = watchedBy(199);
  await pass(5_000);
  expect(rooms).toBe(1);
  stop();
  await pass(60_000);
  expect(rooms).toBe(1);
});

test.each([
  ['room/gone', 4410],
  ['room/private', 4403],
  ['room/removed', 4414],
  ['room/locked', 4415],
])('[U88] %s ends it, as %i ends a socket; anything else may pass', async (code, close) => {
  answer = refusal('net/offline');
  await pass(20_000);
  expect(closed).toEqual([]);
  expect(asked).toHaveLength(5);
  answer = refusal(code);
  await pass(60_000);
  expect([closed, asked.length]).toEqual([[close], 6]);
});
