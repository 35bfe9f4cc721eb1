import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  CLOCK_CHOICES,
  choiceOf,
  clockOf,
  GIFT_CHOICES,
  giftChoice,
  giftOf,
  withTimes,
} from '../../../client/setup/clock-choice.ts';
import { seatsFor } from '../../../client/setup/ruleset-draft.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { RulesetShape } from '../../../engine/protocol/api.ts';

test.each(CLOCK_CHOICES)('[U43] the clock %s is one that a room takes', (choice) => {
  const ruleset = { ...PRESETS.casual, clock: clockOf(choice, null) };
  expect(v.parse(RulesetShape, ruleset)).toEqual(ruleset);
});

test('[U43] a clock is known again as the choice that it was', () => {
  for (const choice of CLOCK_CHOICES) expect(choiceOf(clockOf(choice, null))).toBe(choice);
  expect(choiceOf(PRESETS.tournament.clock)).toBe('game25');
  expect(choiceOf(PRESETS.casual.clock)).toBe('none');
});

test('[U43] a preset for two sets the seats to two, any other leaves them', () => {
  expect(seatsFor(PRESETS.tournament, 4)).toBe(2);
  expect(seatsFor(PRESETS.wespa, 3)).toBe(2);
  expect(seatsFor(PRESETS.classic, 4)).toBe(4);
});

test('[U43] a clock of one’s own begins as the one before, and keeps its overtime', () => {
  const before = PRESETS.tournament.clock;
  expect(clockOf('custom', before)).toEqual(before);
  expect(withTimes(before, 7, 3)).toEqual({ ...before, initial: 420_000, increment: 3_000 });
});

test('[U55] a gift is offered by its seconds, another length as the nearest that is not longer', () => {
  for (const choice of GIFT_CHOICES) expect(giftChoice(giftOf(choice))).toBe(choice);
  expect([0, 14_000, 20_000, 59_999].map(giftChoice)).toEqual(['0', '0', '15', '30']);
});
