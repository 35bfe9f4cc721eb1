import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { checkRuleset, type Ruleset } from '../../../engine/equipment/ruleset.ts';

const { casual, classic, ez10 } = PRESETS;

const challenge = (change: Partial<Ruleset['challenge']>): Ruleset => ({
  ...classic,
  challenge: { ...classic.challenge, ...change },
});
const end = (change: Partial<Ruleset['end']>): Ruleset => ({
  ...classic,
  end: { ...classic.end, ...change },
});
const scoreless = (...kinds: Ruleset['end']['scoreless']['kinds']): Ruleset =>
  end({ scoreless: { kinds, perSeat: 2 } });
const POINTS = { n: 5, per: 'play', to: 'challenged' } as const;

test.each<[string, Ruleset]>(Object.entries(PRESETS))('[W6] %s is sound, and plain data', (_, preset) => {
  const tables = preset.end.out === 'doubleOpponent' ? [2] : [2, 3, 4];
  for (const seats of tables) expect(checkRuleset(preset, seats)).toEqual({ ok: true, value: preset });
  expect(JSON.parse(JSON.stringify(preset))).toEqual(preset);
});

test.each<[string, Ruleset, number, string[]]>([
  ['W6', { ...classic, validation: 'void' }, 2, ['validation', 'challenge.rule']],
  ['W6', { ...casual, validation: 'challenge' }, 2, ['validation', 'challenge.rule']],
  ['C1', challenge({ rule: 'points' }), 2, ['challenge.rule', 'challenge.points']],
  ['C1', challenge({ points: POINTS }), 2, ['challenge.rule', 'challenge.points']],
  ['C1', challenge({ rule: 'triple' }), 3, ['challenge.rule', 'seats']],
  ['C1', challenge({ rule: 'triple' }), 4, ['challenge.rule', 'seats']],
  ['E4', end({ out: 'doubleOpponent' }), 3, ['end.out', 'seats']],
  ['E4', end({ out: 'doubleOpponent' }), 4, ['end.out', 'seats']],
  ['E1', end({ playOn: true }), 2, ['end.playOn', 'end.out']],
  ['E1', end({ playOn: true, out: 'doubleOpponent' }), 2, ['end.playOn', 'end.out']],
  ['E2', scoreless('exchange', 'phony'), 2, ['end.scoreless.kinds']],
  ['E2', scoreless('lostTurn'), 3, ['end.scoreless.kinds']],
  ['E2', scoreless('zeroPlay', 'exchange', 'phony', 'lostTurn'), 4, ['end.scoreless.kinds']],
  [
    'E2',
    { ...ez10, end: { ...ez10.end, scoreless: { kinds: ['exchange'], perSeat: 1 } } },
    2,
    ['end.scoreless.kinds'],
  ],
])('[%s] contradicting fields are named: %#', (_, ruleset, seats, fields) => {
  expect(checkRuleset(ruleset, seats)).toEqual({ ok: false, error: { code: 'ruleset/conflict', fields } });
});

test.each<[string, Ruleset, number]>([
  ['C1', challenge({ rule: 'single' }), 4],
  ['C1', challenge({ rule: 'points', points: POINTS }), 4],
  ['C1', challenge({ rule: 'points', points: { n: 10, per: 'word', to: 'challenger' } }), 3],
  ['C1', challenge({ rule: 'triple' }), 2],
  ['C1', challenge({ rule: 'lastScore' }), 4],
  ['C3', challenge({ who: 'next' }), 2],
  ['C3', challenge({ who: 'next' }), 4],
  ['E4', end({ out: 'doubleOpponent' }), 2],
  ['E4', end({ out: 'none' }), 4],
  ['E1', end({ out: 'none', playOn: true }), 4],
  ['E5', { ...classic, tie: 'draw' }, 3],
  ['S3', { ...classic, first: 'fewestFirsts' }, 3],
  ['T2', { ...classic, exchange: { minBag: 7, order: 'returnFirst' } }, 2],
])('[%s] what agrees is sound: %#', (_, ruleset, seats) => {
  expect(checkRuleset(ruleset, seats)).toEqual({ ok: true, value: ruleset });
});
