import { expect, test } from 'vitest';
import { say } from '../../../client/i18n/sentences.ts';
import { stepped } from '../../../client/setup/number-field.tsx';
import { wholeNumber } from '../../../client/setup/number-input.tsx';
import { withEnd, withKind, withRule, withValidation } from '../../../client/setup/ruleset-draft.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { checkRuleset, type Ruleset, type RulesetFault } from '../../../engine/equipment/ruleset.ts';

const { classic: CLASSIC, casual: CASUAL, tournament: TOURNAMENT } = PRESETS;

function faultsOf(ruleset: Ruleset, seats = 3): readonly RulesetFault[] {
  const checked = checkRuleset(ruleset, seats);
  return checked.ok ? [] : checked.error.faults;
}

test.each<[string, Ruleset, readonly string[]]>([
  ['lose the game only where two play', withRule(CLASSIC, 'triple'), ['challenge.rule', 'seats']],
  ['only where there is a clock', { ...CLASSIC, gift: 15_000 }, ['gift', 'clock']],
  ['gained only where two play', withEnd(CLASSIC, { out: 'doubleOpponent' }), ['end.out', 'seats']],
  ['can only be lost', withEnd(CLASSIC, { playOn: true }), ['end.playOn', 'end.out']],
  ['Passes have to count', withKind(CLASSIC, 'pass', false), ['end.scoreless.kinds']],
  [
    'only where the room does not check them',
    { ...CLASSIC, validation: 'void' },
    ['validation', 'challenge.rule'],
  ],
  [
    'only where a failed challenge costs points',
    { ...CLASSIC, challenge: { ...CLASSIC.challenge, rule: 'points' } },
    ['challenge.rule', 'challenge.points'],
  ],
])('[U32] that something %s is told at its fields', (words, ruleset, fields) => {
  const faults = faultsOf(ruleset);
  expect(faults).toMatchObject([{ fields }]);
  expect(faults.map(say.rulesForm.fault)).toEqual([expect.stringContaining(words)]);
  expect(say.rulesForm.faults(faults)).toEqual(faults.map(say.rulesForm.fault));
});

test('[U32] rules that contradict each other in several ways are told all of them', () => {
  const ruleset = withEnd(withKind(withRule(CLASSIC, 'triple'), 'pass', false), {
    out: 'doubleOpponent',
    playOn: true,
  });
  expect(say.rulesForm.faults(faultsOf(ruleset))).toEqual([
    'A challenge can lose the game only where two play.',
    'Twice the other rack can be gained only where two play.',
    'Where play goes on nobody goes out, so tiles left over can only be lost.',
    'Passes have to count, or a game could go on for ever.',
  ]);
});

test.each<[string, Ruleset]>([
  ['From 1 to 7.', { ...CLASSIC, exchange: { ...CLASSIC.exchange, minBag: 8 } }],
  ['From 5 seconds to 2 minutes.', { ...CLASSIC, challenge: { ...CLASSIC.challenge, finalWindow: 121_000 } }],
  ['From 30 seconds to 120 minutes.', { ...TOURNAMENT, clock: game({ initial: 29_000 }) }],
  ['At most 60 seconds.', { ...TOURNAMENT, clock: game({ increment: 61_000 }) }],
  ['From 10 seconds to 60 minutes.', { ...CASUAL, clock: { kind: 'turn', perTurn: 9_000 } }],
  ['From 0 to 60.', { ...TOURNAMENT, clock: game({ overtime: { perMinute: 10, maxMinutes: 61 } }) }],
  ['From 0 to 100.', { ...TOURNAMENT, clock: game({ overtime: { perMinute: 101, maxMinutes: 1 } }) }],
])('[U32] a number out of its bounds is told them at its field: %s', (text, ruleset) => {
  const faults = faultsOf(ruleset, 2);
  expect(faults.map(say.rulesForm.fault)).toEqual([text]);
  expect(say.rulesForm.faults(faults)).toEqual(['A number is too small or too large.']);
});

test('[U32] a number is whole, and a press goes to the next step within its bounds', () => {
  expect([' 12 ', '0', '1.5', '-3', 'x', '', '1234567'].map(wholeNumber)).toEqual([
    12,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
  const bounds = { min: 5, max: 120 };
  expect([5, 7, 10, 120].map((n) => stepped(n, 5, bounds))).toEqual([10, 10, 15, null]);
  expect([5, 7, 10, 120].map((n) => stepped(n, -5, bounds))).toEqual([null, 5, 5, 115]);
  expect([stepped(3, 5, bounds), stepped(3, -5, bounds)]).toEqual([5, null]);
  expect([stepped(300, 5, bounds), stepped(300, -5, bounds)]).toEqual([null, 120]);
  expect(stepped(30.5, 1, bounds)).toBe(31);
});

test('[U31] words that are checked after all leave no contradiction', () => {
  expect(faultsOf(withValidation(withRule(CLASSIC, 'triple'), 'void'))).toEqual([]);
});

function game(change: object): Ruleset['clock'] {
  const overtime = { perMinute: 10, maxMinutes: 1 };
  return { kind: 'game', initial: 60_000, increment: 0, overtime, ...change };
}
