import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dialText } from '../../../client/i18n/en/clock.ts';
import { dialOf, leftAt, untilNextDial, urgencyOf } from '../../../client/state/game-clock.ts';
import { millis, seat } from '../../../engine/base/units.ts';
import type { ClockRule } from '../../../engine/equipment/ruleset.ts';
import type { GameView } from '../../../engine/game/view-types.ts';

const START = 1_000_000;
const MINUTE = 60_000;

const clock = (left: readonly number[], running: readonly number[]): NonNullable<GameView['clock']> => ({
  left: left.map(millis),
  since: millis(START),
  running: running.map(seat),
  flagAt: null,
});

const text = (left: number): string => dialText(dialOf(left));

describe('[U40] a seat’s time', () => {
  test('[K3] runs for whose turn it is, and stands for the others', () => {
    const game = { phase: 'playing', clock: clock([90_000, 50_000], [0]) } as const;
    expect(leftAt(game, seat(0), START + 30_000)).toBe(60_000);
    expect(leftAt(game, seat(1), START + 30_000)).toBe(50_000);
  });

  test('[K2] goes below 0 in play, and not while a last play is answered', () => {
    const playing = { phase: 'playing', clock: clock([1_000, 0], [0]) } as const;
    expect(leftAt(playing, seat(0), START + 3_000)).toBe(-2_000);
    const answering = { phase: 'lastPlay', clock: clock([1_000, -500], [0, 1]) } as const;
    expect(leftAt(answering, seat(0), START + 3_000)).toBe(0);
    expect(leftAt(answering, seat(1), START + 3_000)).toBe(-500);
  });

  test('[U40] stands when the game is over, and is none without a clock or a seat', () => {
    const over = { phase: 'over', clock: clock([1_000, 0], [0]) } as const;
    expect(leftAt(over, seat(0), START + 3_000)).toBe(1_000);
    expect(leftAt({ phase: 'playing', clock: null }, seat(0), START)).toBeNull();
    expect(leftAt(over, seat(3), START)).toBeNull();
  });

  test('[K1] ends where the flag falls, though the room has not said so yet', () => {
    const turn = {
      phase: 'playing',
      clock: { ...clock([5_000], [0]), flagAt: millis(START + 5_000) },
    } as const;
    expect(leftAt(turn, seat(0), START + 7_000)).toBe(0);
    const game = {
      phase: 'playing',
      clock: { ...clock([5_000], [0]), flagAt: millis(START + 65_000) },
    } as const;
    expect(leftAt(game, seat(0), START + 90_000)).toBe(-MINUTE);
  });

  test('[U40] takes nothing back when this device looked at its clock before the room did', () => {
    const game = { phase: 'playing', clock: clock([90_000, 0], [0]) } as const;
    expect(leftAt(game, seat(0), START - 700)).toBe(90_000);
  });
});

describe('[U40] the dial', () => {
  test.each([
    [25 * MINUTE, '25:00'],
    [25 * MINUTE - 1, '25:00'],
    [25 * MINUTE - 1_000, '24:59'],
    [120 * MINUTE, '120:00'],
    [59_001, '1:00'],
    [59_000, '0:59'],
    [9_901, '0:10'],
    [9_900, '9.9'],
    [1, '0.1'],
    [0, '0.0'],
    [-1, '−0:01'],
    [-1_000, '−0:01'],
    [-MINUTE, '−1:00'],
    [-MINUTE - 1, '−1:01'],
    [-10 * MINUTE, '−10:00'],
  ])('[U40] %i milliseconds read %s', (left, shown) => {
    expect(text(left)).toBe(shown);
  });

  test('[U40] changes exactly when it is said to, whatever the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -11 * MINUTE, max: 121 * MINUTE }), (left) => {
        const wait = untilNextDial(left);
        expect(wait).toBeGreaterThan(0);
        expect(text(left - wait + 1)).toBe(text(left));
        expect(text(left - wait)).not.toBe(text(left));
      }),
      { seed: 40 },
    );
  });
});

describe('[U41] how pressing a time is', () => {
  const game: ClockRule = {
    kind: 'game',
    initial: 5 * MINUTE,
    increment: 0,
    overtime: { perMinute: 10, maxMinutes: 1 },
  };

  test.each([
    [MINUTE, 'calm'],
    [MINUTE - 1, 'minute'],
    [10_000, 'minute'],
    [9_999, 'seconds'],
    [0, 'seconds'],
    [-1, 'overtime'],
  ] as const)('[U41] %i milliseconds of five minutes: %s', (left, urgency) => {
    expect(urgencyOf(game, left)).toBe(urgency);
  });

  test('[U41] what a rule gives to begin with presses nobody', () => {
    const turn: ClockRule = { kind: 'turn', perTurn: MINUTE };
    expect(urgencyOf(turn, 45_000)).toBe('calm');
    expect(urgencyOf(turn, 9_000)).toBe('seconds');
    expect(urgencyOf({ ...turn, perTurn: 10_000 }, 9_000)).toBe('calm');
  });
});
