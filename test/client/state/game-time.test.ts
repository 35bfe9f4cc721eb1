import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockWarning, isRunning, keepGameTime, timeOf } from '../../../client/state/game-time.ts';
import { apply, clearRoom } from '../../../client/state/room-state.ts';
import { setUnderWay } from '../../../client/state/under-way.ts';
import { seat, seq } from '../../../engine/base/units.ts';
import type { ClockRule } from '../../../engine/equipment/ruleset.ts';
import type { Command } from '../../../engine/protocol/client-message.ts';
import { START, Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';
import { BLITZ, timed } from '../support/timed.ts';

const [ME, OTHER] = [seat(0), seat(1)];
const PASS: Command = { type: 'pass', id: '0'.repeat(32), expect: seq(1), lag: 0 };
let stop: () => void;

beforeEach(() => {
  // This device's clock is an hour behind the room's.
  vi.useFakeTimers({ now: START - 3_600_000 });
  clearRoom();
  stop = keepGameTime();
});
afterEach(() => {
  stop();
  setUnderWay([]);
  vi.useRealTimers();
});

let games = 0;

/** Told anew in a room of its own, with these times. */
function tell(left: readonly number[], rule: ClockRule = BLITZ): void {
  const told = new RoomOf(new Table({ racks: ['A', 'B'] }), `timed ${games++}`);
  apply(timed(told.update(0), rule, left));
}

describe('[U40] times at the table', () => {
  test('[U40] run by the room’s clock, whatever this device’s says', () => {
    tell([100_000, 70_000]);
    expect(timeOf(ME)).toBe(100_000);
    vi.advanceTimersByTime(25_000);
    expect(timeOf(ME)).toBe(75_000);
    expect(timeOf(OTHER)).toBe(70_000);
    expect([isRunning(ME), isRunning(OTHER)]).toEqual([true, false]);
  });

  test('[U40] are looked at once a second, and ten times in the last ten', () => {
    tell([12_000, 70_000]);
    vi.advanceTimersByTime(500);
    expect(timeOf(ME)).toBe(12_000);
    vi.advanceTimersByTime(500);
    expect(timeOf(ME)).toBe(11_000);
    vi.advanceTimersByTime(2_250);
    expect(timeOf(ME)).toBe(8_800);
    const waiting = vi.getTimerCount();
    expect(waiting).toBe(1);
  });

  test('[U40] take no timer where none runs, nor when the flag is to fall', () => {
    tell([1_000, 70_000], { kind: 'turn', perTurn: 60_000 });
    vi.advanceTimersByTime(1_000);
    expect(timeOf(ME)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    clearRoom();
    expect(timeOf(ME)).toBeNull();
    expect(isRunning(ME)).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[U40] the own one stands as soon as the turn is sent, and has run on when that is refused', () => {
    tell([100_000, 70_000]);
    vi.advanceTimersByTime(10_300);
    setUnderWay([PASS]);
    expect(timeOf(ME)).toBe(89_700);
    expect(isRunning(ME)).toBe(false);
    vi.advanceTimersByTime(4_000);
    expect(timeOf(ME)).toBe(89_700);
    setUnderWay([]);
    expect(timeOf(ME)).toBe(85_700);
    expect(isRunning(ME)).toBe(true);
  });
});

describe('[U42] warnings of the own clock', () => {
  test('[U42] come once each: under a minute, under ten seconds, in overtime', () => {
    tell([62_000, 70_000]);
    expect(clockWarning.value).toBeNull();
    vi.advanceTimersByTime(2_100);
    expect(clockWarning.value).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(clockWarning.value).toBe('minute');
    vi.advanceTimersByTime(50_000);
    expect(clockWarning.value).toBe('seconds');
    vi.advanceTimersByTime(10_000);
    expect(clockWarning.value).toBe('overtime');
  });

  test('[U42] are not given again for time that an increment brought', () => {
    const told = new RoomOf(new Table({ racks: ['A', 'B'] }), 'increment');
    apply(timed(told.update(0), BLITZ, [5_000, 70_000]));
    expect(clockWarning.value).toBe('seconds');
    apply(timed(told.push([]).update(0), BLITZ, [65_000, 70_000]));
    vi.advanceTimersByTime(10_000);
    expect(clockWarning.value).toBe('seconds');
  });

  test('[U42] another game begins without one, and the other seat’s time gives none', () => {
    tell([5_000, 70_000]);
    expect(clockWarning.value).toBe('seconds');
    tell([100_000, 3_000]);
    expect(clockWarning.value).toBeNull();
  });
});
