import { expect, test } from 'vitest';
import { resigningText } from '../../../../client/i18n/en/resigning.ts';
import { seat } from '../../../../engine/base/units.ts';

const IDA = { names: ['Ida', 'Marek', 'Noor'], you: seat(0) };
const SEAT = { score: 0, tiles: 7, owed: 0, left: null } as const;
const LEFT = { ...SEAT, left: 'resigned' } as const;

test('[U34, R2] of two the other wins', () => {
  expect(resigningText({ seats: [SEAT, SEAT] }, IDA)).toBe(
    'Marek wins, whatever the points, and the game is over.',
  );
});

test('[U34, R2] of three the others play on, unless one has left before', () => {
  expect(resigningText({ seats: [SEAT, SEAT, SEAT] }, IDA)).toMatch(/^Marek and Noor play on without you\./);
  expect(resigningText({ seats: [SEAT, LEFT, SEAT] }, IDA)).toMatch(/^Noor wins/);
});
