import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  PRESET_IDS,
  presetOf,
  rulesWanted,
  withEnd,
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
