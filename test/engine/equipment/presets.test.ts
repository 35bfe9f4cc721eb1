import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { checkRuleset, type Ruleset } from '../../../engine/equipment/ruleset.ts';

const { casual, classic } = PRESETS;

test('[W6] casual refuses invalid words, classic lets them stand until challenged', () => {
  expect([casual.validation, casual.challenge.rule]).toEqual(['void', 'void']);
  expect([classic.validation, classic.challenge.rule]).toEqual(['challenge', 'double']);
  expect(classic.challenge.who).toBe('any');
});

test('[C4] a last play waits 30 seconds of presence for each answer', () => {
  expect(classic.challenge.finalWindow).toBe(30_000);
});

test('[E2] classic counts passes, two a seat; casual counts every scoreless turn, three a seat', () => {
  expect(classic.end.scoreless).toEqual({ kinds: ['pass'], perSeat: 2 });
  expect(casual.end.scoreless.perSeat).toBe(3);
  expect([...casual.end.scoreless.kinds].sort()).toEqual(
    ['pass', 'exchange', 'phony', 'lostTurn', 'zeroPlay'].sort(),
  );
});

test.each(Object.entries(PRESETS))(
  '[B2] %s is played with English tiles on the classic board',
  (_, preset) => {
    expect([preset.tileSet, preset.board, preset.rackSize]).toEqual(['english', 'classic', 7]);
    expect(preset.exchange.minBag).toBe(1);
    expect(preset.bingo).toEqual({ tiles: 7, points: 50 });
    expect([preset.first, preset.end.out, preset.tie]).toEqual(['draw', 'sumOthers', 'beforeDeductions']);
  },
);

test.each(Object.entries(PRESETS))('[W6] %s is sound, and plain data', (_, preset) => {
  expect(checkRuleset(preset)).toEqual({ ok: true, value: preset });
  expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
});

test.each<[string, Ruleset]>([
  ['words checked when played, and still to be challenged', { ...classic, validation: 'void' }],
  ['words never checked', { ...casual, validation: 'challenge' }],
])('[W6] contradicting fields are named: %s', (_, ruleset) => {
  const checked = checkRuleset(ruleset);
  expect(checked).toEqual({
    ok: false,
    error: { code: 'ruleset/conflict', fields: ['validation', 'challenge.rule'] },
  });
});

test.each([
  [['exchange', 'phony']],
  [['lostTurn']],
  [['zeroPlay', 'exchange', 'phony', 'lostTurn']],
] as const)('[E2] a game that passing does not end is no game: %j', (kinds) => {
  const ruleset = { ...classic, end: { ...classic.end, scoreless: { kinds, perSeat: 2 } } };
  expect(checkRuleset(ruleset)).toEqual({
    ok: false,
    error: { code: 'ruleset/conflict', fields: ['end.scoreless.kinds'] },
  });
});

test('[C1] single can be chosen in the place of double', () => {
  const single: Ruleset = { ...classic, challenge: { ...classic.challenge, rule: 'single' } };
  expect(checkRuleset(single).ok).toBe(true);
});
