import { expect, test } from 'vitest';
import { clockRuleText, clockTitle, overtimeText, thinkingText } from '../../../../client/i18n/en/clock.ts';
import { clockOf } from '../../../../client/setup/clock-choice.ts';
import type { ClockRule } from '../../../../engine/equipment/ruleset.ts';
import { BLITZ } from '../../support/timed.ts';

test.each([
  ['none', 'no clock'],
  ['game3', '3 minutes each, 2 seconds more a turn'],
  ['game25', '25 minutes each'],
  ['turn60', '60 seconds a turn'],
] as const)('[U25] the clock %s is called: %s', (choice, title) => {
  expect(clockTitle(clockOf(choice, null))).toBe(title);
});

test('[U25, K1] how long a seat may think is told in sentences', () => {
  expect(clockRuleText(null)).toBe('There is no clock: think as long as you like.');
  expect(clockRuleText(clockOf('turn60', null))).toBe(
    'Each turn has 60 seconds. Who lets them run out has passed.',
  );
  expect(clockRuleText(clockOf('game3', null))).toContain(
    '3 minutes for the whole game. Each turn taken adds 2 seconds.',
  );
});

test('[U25, K2] and what overtime costs', () => {
  expect(clockRuleText(clockOf('game25', null))).toBe(
    'Everybody has 25 minutes for the whole game. Each minute of overtime, once begun, costs 10 points; who is more than 10 minutes over has lost on time.',
  );
  const strict = { ...BLITZ, overtime: { perMinute: 10, maxMinutes: 0 } };
  expect(clockRuleText(strict)).toBe(
    'Everybody has 3 minutes for the whole game. Who has none left has lost on time.',
  );
  const free = { ...BLITZ, overtime: { perMinute: 0, maxMinutes: 1 } };
  expect(clockRuleText(free)).toContain(
    'Overtime costs no points; who is more than a minute over has lost on time.',
  );
});

test.each<[string, ClockRule]>([
  [
    'Everybody has 30 seconds for the whole game. Each minute of overtime, once begun, costs 5 points; who is more than 2 minutes over has lost on time.',
    { kind: 'game', initial: 30_000, increment: 0, overtime: { perMinute: 5, maxMinutes: 2 } },
  ],
  [
    'Everybody has 1 minute and 30 seconds for the whole game. Each turn taken adds 1 second. Each minute of overtime, once begun, costs 1 point; who is more than 60 minutes over has lost on time.',
    { kind: 'game', initial: 90_000, increment: 1_000, overtime: { perMinute: 1, maxMinutes: 60 } },
  ],
  ['Each turn has 45 seconds. Who lets them run out has passed.', { kind: 'turn', perTurn: 45_000 }],
  [
    'Each turn has 1 minute and 15 seconds. Who lets them run out has passed.',
    { kind: 'turn', perTurn: 75_000 },
  ],
  ['Each turn has 60 minutes. Who lets them run out has passed.', { kind: 'turn', perTurn: 3_600_000 }],
])('[U25, K1, K2] a clock of one’s own is told: %s', (text, rule) => {
  expect(clockRuleText(rule)).toBe(text);
  expect(`${thinkingText(rule)} ${overtimeText(rule)}`.trimEnd()).toBe(text);
});

test('[U25] a clock of one’s own is called by its times', () => {
  const overtime = { perMinute: 5, maxMinutes: 2 };
  expect(clockTitle({ kind: 'game', initial: 30_000, increment: 0, overtime })).toBe('30 seconds each');
  expect(clockTitle({ kind: 'turn', perTurn: 45_000 })).toBe('45 seconds a turn');
});
