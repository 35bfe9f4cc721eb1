import { expect, test } from 'vitest';
import {
  absenceAloud,
  absenceText,
  CLAIM_BUTTONS,
  claimText,
  consentText,
  returnedText,
} from '../../../../client/i18n/en/absence.ts';
import { lengthText } from '../../../../client/i18n/en/length.ts';
import type { AbsenceNow } from '../../../../client/state/absence.ts';
import { seat } from '../../../../engine/base/units.ts';

const people = { names: ['Ida', 'Marek', 'Noor'], you: seat(0) };
const now = (change: Partial<AbsenceNow>): AbsenceNow => ({
  seat: seat(1),
  gone: 18_000,
  ready: [],
  next: null,
  ...change,
});

test('[U51] says for how long a seat has been gone, and what can be claimed when', () => {
  expect(absenceText(now({ next: { kind: 'win', wait: 41_500 } }), true, people)).toEqual({
    text: 'Marek has been gone for 0:18.',
    safe: 'In 0:42 you can claim the win.',
  });
  expect(absenceText(now({ gone: 72_000, ready: ['win'] }), true, people)).toEqual({
    text: 'Marek has been gone for 1:12.',
    safe: 'You can claim the win.',
  });
  const all = { ready: ['win', 'bot', 'end'] } as const;
  expect(absenceText(now(all), true, people).safe).toBe(
    'You can claim the win, let a computer play on or end the game.',
  );
  expect(absenceText(now({ gone: 400 }), true, people).text).toBe('Marek is gone.');
  const long = { ready: ['bot', 'end'], next: { kind: 'win', wait: 86_000_000 } } as const;
  expect(absenceText(now(long), true, people).safe).toBe(
    'You can let a computer play on or end the game. In 23 h 53 min you can claim the win.',
  );
});

test('[U51] says to who watches what the others can claim', () => {
  const seen = (kind: 'win' | 'remove' | 'end' | 'bot'): string | undefined =>
    absenceText(now({ next: { kind, wait: 42_000 } }), false, people).safe;
  expect((['win', 'remove', 'end', 'bot'] as const).map(seen)).toEqual([
    'In 0:42 the others can claim the win.',
    'In 0:42 the others can take Marek out.',
    'In 0:42 the others can end the game.',
    'In 0:42 the others can let a computer play on.',
  ]);
});

test('[U51] says nothing aloud that changes every second', () => {
  const next = { kind: 'remove', wait: 42_000 } as const;
  expect(absenceAloud(now({ next }), true, people)).toBe('Marek is gone. In a while you can take Marek out.');
  expect(absenceAloud(now({ ready: ['win'] }), true, people)).toBe('Marek is gone. You can claim the win.');
  expect(absenceAloud(now({}), true, people)).toBe('Marek is gone.');
  expect(returnedText(seat(1), people)).toBe('Marek is back.');
});

test('[U51] says what a claim means, and who has to agree', () => {
  expect(claimText('win', seat(1), people)).toBe('You win, whatever the points, and the game is over.');
  expect(claimText('end', seat(1), people)).toBe('The game is over without a result: nobody wins.');
  expect(claimText('bot', seat(1), people)).toMatch(/^A computer plays for Marek/);
  expect(claimText('remove', seat(1), people)).toMatch(/^The game goes on without Marek/);
  expect([[], [seat(2)], [seat(0), seat(2)]].map((others) => consentText(others, people))).toEqual([
    '',
    'Noor has to agree, within a minute.',
    'Ida and Noor have to agree, within a minute.',
  ]);
  expect(CLAIM_BUTTONS.remove('Marek')).toBe('Take Marek out');
});

test('[U51] a length of time has minutes and seconds, or hours and minutes', () => {
  expect([0, 9, 250, 3_599, 3_600, 86_340].map(lengthText)).toEqual([
    '0:00',
    '0:09',
    '4:10',
    '59:59',
    '1 h 0 min',
    '23 h 59 min',
  ]);
});
