import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CLOCK_CHOICES, clockOf } from '../../../client/setup/clock-choice.ts';
import {
  PRESET_IDS,
  presetOf,
  rulesWanted,
  withClock,
  withEnd,
  withFinalWindow,
  withKind,
  withPoints,
  withRule,
  withValidation,
} from '../../../client/setup/ruleset-draft.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { checkRuleset } from '../../../engine/equipment/ruleset.ts';
import { RoomRequest } from '../../../engine/protocol/api.ts';

const { casual: CASUAL, classic: CLASSIC } = PRESETS;
const request = { key: '0'.repeat(32), seats: 2, name: '' };

test('[U31] every preset is offered, and asked for by its name', () => {
  expect([...PRESET_IDS].sort()).toEqual(Object.keys(PRESETS).sort());
  for (const preset of PRESET_IDS) expect(rulesWanted(PRESETS[preset])).toEqual({ preset });
});

test('[U31] a preset in another language is asked for by its name and the language', () => {
  const inNorwegian = { ...CASUAL, tileSet: 'norwegian' } as const;
  expect(presetOf(inNorwegian)).toBe('casual');
  expect(rulesWanted(inNorwegian)).toEqual({ preset: 'casual', tileSet: 'norwegian' });
  expect(v.is(RoomRequest, { ...request, ...rulesWanted(inNorwegian) })).toBe(true);
  expect(rulesWanted(PRESETS.nsf)).toEqual({ preset: 'nsf' });
  // By the name of the language it would promise words that it does not have.
  expect(presetOf({ ...PRESETS.norwegian, tileSet: 'english' })).toBeNull();
});

test('[U31] rules of one’s own are asked for as a whole, as the room reads them', () => {
  const own = withPoints(withRule(CLASSIC, 'points'), { per: 'word', to: 'challenged' });
  const wanted = rulesWanted(own);
  expect(wanted).toEqual({ ruleset: own });
  expect(v.is(RoomRequest, { ...request, ...wanted })).toBe(true);
  expect(own.challenge.points).toEqual({ n: 5, per: 'word', to: 'challenged' });
});

test('[U31] what is changed back is the preset again', () => {
  const changed = withKind(withKind(CASUAL, 'exchange', false), 'pass', false);
  expect(presetOf(changed)).toBeNull();
  expect(presetOf(withKind(withKind(changed, 'pass', true), 'exchange', true))).toBe('casual');
  expect(presetOf(withValidation(withValidation(CLASSIC, 'void'), 'challenge'))).toBe('classic');
});

test('[U31] words that are checked have no challenge, and only points have points', () => {
  const checked = withValidation(withRule(CLASSIC, 'points'), 'void');
  expect(checked.challenge).toMatchObject({ rule: 'void', points: null });
  expect(withValidation(CASUAL, 'challenge').challenge.rule).toBe('double');
  expect(withRule(withRule(CLASSIC, 'points'), 'single').challenge.points).toBeNull();
  const kept = withRule(withPoints(withRule(CLASSIC, 'points'), { n: 10 }), 'points');
  expect(kept.challenge.points?.n).toBe(10);
});

test('[U31] what hangs together never contradicts itself by one change', () => {
  for (const preset of PRESET_IDS) {
    for (const validation of ['void', 'challenge'] as const) {
      expect(checkRuleset(withValidation(PRESETS[preset], validation), 2).ok).toBe(true);
    }
  }
  for (const rule of ['single', 'double', 'points', 'triple', 'lastScore'] as const) {
    expect(checkRuleset(withRule(CLASSIC, rule), 2).ok).toBe(true);
  }
  expect(checkRuleset(withEnd(CLASSIC, { playOn: true, out: 'none' }), 2).ok).toBe(true);
});

test('[U55] among friends a first clock brings time to give, and without a clock there is none', () => {
  const { clock } = PRESETS.tournament;
  const timed = withClock(CASUAL, clock);
  expect(timed.gift).toBe(15_000);
  expect(withClock({ ...timed, gift: 0 }, { kind: 'turn', perTurn: 60_000 }).gift).toBe(0);
  expect(withClock(CLASSIC, clock).gift).toBe(0);
  expect(presetOf(withClock(timed, null))).toBe('casual');
  for (const preset of PRESET_IDS) {
    for (const chosen of CLOCK_CHOICES) {
      const changed = withClock(PRESETS[preset], clockOf(chosen, PRESETS[preset].clock));
      expect(checkRuleset(changed, 2).ok).toBe(true);
      expect(v.is(RoomRequest, { ...request, ...rulesWanted(changed) })).toBe(true);
    }
  }
});

test('[U55] blanks, the wait for a last play and gifts make rules of one’s own, as the room reads them', () => {
  const own = [
    { ...CLASSIC, blanks: { redeemable: true } },
    withFinalWindow(CLASSIC, 45_000),
    { ...withClock(CASUAL, PRESETS.tournament.clock), gift: 30_000 },
  ];
  for (const ruleset of own) {
    expect(rulesWanted(ruleset)).toEqual({ ruleset });
    expect(v.is(RoomRequest, { ...request, ...rulesWanted(ruleset) })).toBe(true);
  }
  expect(presetOf(withFinalWindow(withFinalWindow(CLASSIC, 45_000), 30_000))).toBe('classic');
});
