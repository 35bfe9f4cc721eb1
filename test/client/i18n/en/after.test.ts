import { expect, test } from 'vitest';
import { english } from '../../../../client/i18n/en/after.ts';
import { seat } from '../../../../engine/base/units.ts';

const names = ['Ida', 'Marek'];

test('[U150] says in words what the plot shows', () => {
  const largest = { seat: seat(1), points: 97, turn: 14 };
  expect(english.lead({ changes: 0, largest }, names)).toBe(
    'Marek led from first to last, most by 97 points after turn 14.',
  );
  expect(english.lead({ changes: 2, largest }, names)).toBe(
    'The lead changed twice. The largest was Marek’s, 97 points after turn 14.',
  );
  expect(english.lead({ changes: 0, largest: null }, names)).toBe('Nobody ever led.');
});

test('[U150] tells times as a clock does, long ones in hours and days', () => {
  expect([892_000, 61_999, 0, 12_000_000, 187_200_000].map(english.time)).toEqual([
    '14:52',
    '1:01',
    '0:00',
    '3 h 20 min',
    '2 d 4 h',
  ]);
  expect([23.65, -0.5].map(english.decimal)).toEqual(['23.6', '−0.5']);
});
