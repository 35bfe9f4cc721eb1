import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CLOCK_CHOICES, choiceOf, clockOf } from '../../../client/setup/clock-choice.ts';
import { GIFT_CHOICES, giftChoice, giftOf } from '../../../client/setup/gift-choice.ts';
import { OVERTIME_CHOICES, overtimeChoice, overtimeOf } from '../../../client/setup/overtime-choice.ts';
import { seatsFor } from '../../../client/setup/ruleset-draft.ts';
import { partsOf, timeOf } from '../../../client/setup/time-parts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import type { ClockRule } from '../../../engine/equipment/ruleset.ts';
import { RulesetShape } from '../../../engine/protocol/api.ts';

const OVERTIME = { perMinute: 5, maxMinutes: 2 };
const SHORTEST: ClockRule = { kind: 'game', initial: 30_000, increment: 0, overtime: OVERTIME };

test.each(CLOCK_CHOICES)('[U43] the clock %s is one that a room takes', (choice) => {
  const ruleset = { ...PRESETS.casual, clock: clockOf(choice, null) };
  expect(v.parse(RulesetShape, ruleset)).toEqual(ruleset);
});

test('[U43] a clock is known again as the choice that it was, by its time alone', () => {
  for (const choice of CLOCK_CHOICES) {
    expect(choiceOf(clockOf(choice, null))).toBe(choice === 'ownTurn' ? 'turn60' : choice);
  }
  expect(choiceOf(PRESETS.tournament.clock)).toBe('game25');
  expect(choiceOf(PRESETS.nsf.clock)).toBe('ownGame');
  expect(choiceOf(PRESETS.casual.clock)).toBe('none');
  expect(choiceOf({ ...SHORTEST, initial: 600_000 })).toBe('game10');
  expect(choiceOf({ kind: 'turn', perTurn: 45_000 })).toBe('ownTurn');
});

test('[U43] a preset for two sets the seats to two, any other leaves them', () => {
  expect(seatsFor(PRESETS.tournament, 4)).toBe(2);
  expect(seatsFor(PRESETS.wespa, 3)).toBe(2);
  expect(seatsFor(PRESETS.classic, 4)).toBe(4);
});

test('[U43] a clock of one’s own begins as the one before, where that is of its kind', () => {
  const turn: ClockRule = { kind: 'turn', perTurn: 45_000 };
  expect(clockOf('ownGame', PRESETS.tournament.clock)).toEqual(PRESETS.tournament.clock);
  expect(clockOf('ownGame', SHORTEST)).toEqual(SHORTEST);
  expect(clockOf('ownTurn', turn)).toEqual(turn);
  expect(clockOf('ownTurn', SHORTEST)).toEqual({ kind: 'turn', perTurn: 60_000 });
  expect(clockOf('ownGame', turn)).toMatchObject({ kind: 'game', initial: 1_200_000 });
});

test('[U43] a time by name brings its usual overtime, but keeps one that was chosen', () => {
  const { tournament, nsf } = PRESETS;
  expect(clockOf('game10', tournament.clock)).toMatchObject({ overtime: { perMinute: 10, maxMinutes: 1 } });
  expect(clockOf('game25', clockOf('game5', null))).toEqual(tournament.clock);
  expect(clockOf('game5', SHORTEST)).toMatchObject({ initial: 300_000, overtime: OVERTIME });
  expect(clockOf('game25', nsf.clock)).toMatchObject({ overtime: { perMinute: 10, maxMinutes: 5 } });
  expect(clockOf('turn60', SHORTEST)).toEqual({ kind: 'turn', perTurn: 60_000 });
});

test('[U43] overtime is none, a usual one, or as many points and minutes as one likes', () => {
  for (const choice of OVERTIME_CHOICES) {
    expect(overtimeChoice(overtimeOf(choice, OVERTIME))).toBe(choice);
    const clock = { ...SHORTEST, overtime: overtimeOf(choice, OVERTIME) };
    expect(v.is(RulesetShape, { ...PRESETS.casual, clock })).toBe(true);
  }
  expect(overtimeOf('none', OVERTIME)).toEqual({ perMinute: 5, maxMinutes: 0 });
  expect(overtimeOf('own', overtimeOf('none', OVERTIME))).toEqual({ perMinute: 5, maxMinutes: 1 });
  expect(overtimeChoice({ perMinute: 0, maxMinutes: 0 })).toBe('none');
  expect(overtimeChoice({ perMinute: 0, maxMinutes: 1 })).toBe('own');
});

test('[U43] a time has its minutes and seconds, and is the same time again', () => {
  expect([30_000, 90_000, 7_200_000, 61_500].map(partsOf)).toEqual([
    { minutes: 0, seconds: 30 },
    { minutes: 1, seconds: 30 },
    { minutes: 120, seconds: 0 },
    { minutes: 1, seconds: 1.5 },
  ]);
  for (const time of [0, 30_000, 61_001, 3_599_999]) expect(timeOf(partsOf(time))).toBe(time);
  expect(timeOf({ minutes: 0, seconds: 90 })).toBe(90_000);
});

test('[U55] a gift is shown as it is: by a usual choice, or as one of one’s own', () => {
  for (const choice of GIFT_CHOICES) expect(giftChoice(giftOf(choice, 0))).toBe(choice);
  expect([0, 14_000, 15_000, 20_000, 59_999, 60_000].map(giftChoice)).toEqual([
    '0',
    'own',
    '15',
    'own',
    'own',
    '60',
  ]);
  expect([giftOf('own', 0), giftOf('own', 30_000)]).toEqual([20_000, 30_000]);
});
