import { expect, test } from 'vitest';
import { say } from '../../../client/i18n/sentences.ts';
import { wholeNumber, within } from '../../../client/setup/number-field.tsx';
import { withEnd, withKind, withRule } from '../../../client/setup/ruleset-draft.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { checkRuleset, type Ruleset } from '../../../engine/equipment/ruleset.ts';

const { classic: CLASSIC } = PRESETS;

test.each<[string, Ruleset, readonly string[]]>([
  ['lose the game only where two play', withRule(CLASSIC, 'triple'), ['challenge.rule', 'seats']],
  ['only where there is a clock', { ...CLASSIC, gift: 15_000 }, ['gift', 'clock']],
  ['gained only where two play', withEnd(CLASSIC, { out: 'doubleOpponent' }), ['end.out', 'seats']],
  ['can only be lost', withEnd(CLASSIC, { playOn: true }), ['end.playOn', 'end.out']],
  ['Passes have to count', withKind(CLASSIC, 'pass', false), ['end.scoreless.kinds']],
])('[U32] that something %s is told at its fields', (words, ruleset, fields) => {
  const checked = checkRuleset(ruleset, 3);
  expect(checked).toMatchObject({ ok: false, error: { fields } });
  if (!checked.ok) expect(say.rulesForm.conflict(checked.error)).toContain(words);
});

test('[U32] a contradiction without words of its own is told too', () => {
  const error = { code: 'ruleset/conflict', fields: ['tie'] } as const;
  expect(say.rulesForm.conflict(error)).toBe('These rules contradict each other.');
});

test('[U32] a number is whole and stays within its bounds', () => {
  expect([' 12 ', '0', '1.5', '-3', 'x', '', '1234567'].map(wholeNumber)).toEqual([
    12,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([0, 7, 99].map((n) => within(n, 1, 50))).toEqual([1, 7, 50]);
});
