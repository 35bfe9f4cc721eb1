import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import {
  checkRuleset,
  faultyFields,
  type Ruleset,
  type RulesetFault,
} from '../../../engine/equipment/ruleset.ts';
import { type BoundedField, RULESET_BOUNDS } from '../../../engine/equipment/ruleset-bounds.ts';

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
function faultsOf(ruleset: Ruleset, seats: number): readonly RulesetFault[] {
  const checked = checkRuleset(ruleset, seats);
  return checked.ok ? [] : checked.error.faults;
}
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
  expect(faultsOf(ruleset, seats).map((fault) => fault.fields)).toEqual([fields]);
});

test('[W6] every contradiction is reported at once, each with its reason and fields', () => {
  const ruleset = {
    ...challenge({ rule: 'triple', points: POINTS }),
    gift: 15_000,
    end: {
      ...classic.end,
      out: 'doubleOpponent',
      playOn: true,
      scoreless: { kinds: ['exchange'], perSeat: 2 },
    },
  } as const;
  const faults = [
    { reason: 'points-follow-rule', fields: ['challenge.rule', 'challenge.points'] },
    { reason: 'triple-wants-two', fields: ['challenge.rule', 'seats'] },
    { reason: 'gift-wants-clock', fields: ['gift', 'clock'] },
    { reason: 'double-wants-two', fields: ['end.out', 'seats'] },
    { reason: 'play-on-wants-none', fields: ['end.playOn', 'end.out'] },
    { reason: 'pass-must-count', fields: ['end.scoreless.kinds'] },
  ] as const;
  expect(checkRuleset(ruleset, 3)).toEqual({ ok: false, error: { code: 'ruleset/conflict', faults } });
  expect(faultyFields({ code: 'ruleset/conflict', faults })).toEqual([
    'challenge.rule',
    'challenge.points',
    'seats',
    'gift',
    'clock',
    'end.out',
    'end.playOn',
    'end.scoreless.kinds',
  ]);
});

const GAME = {
  kind: 'game',
  initial: 60_000,
  increment: 0,
  overtime: { perMinute: 5, maxMinutes: 2 },
} as const;
const timed = (clock: Partial<typeof GAME> | object): Ruleset => ({
  ...classic,
  clock: { ...GAME, ...clock },
});
const perTurn = (time: number): Ruleset => ({ ...classic, clock: { kind: 'turn', perTurn: time } });

/** Of each number the rule, its field, and rulesets that have it: the least, the most, and what is out of that. */
const NUMBERS: readonly (readonly [string, BoundedField, (n: number) => Ruleset])[] = [
  ['S2', 'rackSize', (rackSize) => ({ ...classic, rackSize })],
  ['T2', 'exchange.minBag', (minBag) => ({ ...classic, exchange: { minBag, order: 'drawFirst' } })],
  ['C1', 'challenge.points.n', (n) => challenge({ rule: 'points', points: { ...POINTS, n } })],
  ['C4', 'challenge.finalWindow', (finalWindow) => challenge({ finalWindow })],
  ['K1', 'clock.initial', (initial) => timed({ initial })],
  ['K1', 'clock.increment', (increment) => timed({ increment })],
  ['K2', 'clock.overtime.perMinute', (n) => timed({ overtime: { ...GAME.overtime, perMinute: n } })],
  ['K2', 'clock.overtime.maxMinutes', (n) => timed({ overtime: { ...GAME.overtime, maxMinutes: n } })],
  ['K1', 'clock.perTurn', perTurn],
  ['K6', 'gift', (gift) => ({ ...timed({}), gift })],
  ['P3', 'bingo.tiles', (tiles) => ({ ...classic, bingo: { tiles, points: 50 } })],
  ['P3', 'bingo.points', (points) => ({ ...classic, bingo: { tiles: 7, points } })],
  ['E2', 'end.scoreless.perSeat', (perSeat) => end({ scoreless: { kinds: ['pass'], perSeat } })],
];

test.each(NUMBERS)('[%s] %s is a whole number within its bounds, and else reported', (_, field, having) => {
  const { min, max } = RULESET_BOUNDS[field];
  for (const n of [min, max]) expect(faultsOf(having(n), 2)).toEqual([]);
  for (const n of [min - 1, max + 1, min + 0.5, Number.NaN]) {
    expect(faultsOf(having(n), 2)).toEqual([{ reason: 'out-of-bounds', fields: [field] }]);
  }
});

test('[W6] numbers out of their bounds are reported beside contradictions', () => {
  const ruleset = {
    ...end({ playOn: true }),
    exchange: { minBag: 8, order: 'drawFirst' },
    rackSize: 9,
  } as const;
  expect(faultsOf(ruleset, 2)).toEqual([
    { reason: 'play-on-wants-none', fields: ['end.playOn', 'end.out'] },
    { reason: 'out-of-bounds', fields: ['rackSize'] },
    { reason: 'out-of-bounds', fields: ['exchange.minBag'] },
  ]);
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
