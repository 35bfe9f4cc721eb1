import { expect, test } from 'vitest';
import { fitting } from '../../../client/panels/short-field.tsx';
import { cleanName, cleanRoomName } from '../../../engine/protocol/names.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['Ida', 'Ida'],
  ['', ''],
  ['An Unreasonably Long Name', 'An Unreasonably Long '],
  ['é'.normalize('NFD').repeat(25), 'é'.normalize('NFD').repeat(20)],
])('[U12] a field keeps of %j what a room would take', (typed, kept) => {
  expect(fitting(typed, cleanName)).toBe(kept);
});

test('[U12] a field counts as the room counts, which takes away what cannot be seen', () => {
  for (const text of [`Sunday table ${FAMILY} with far too many letters`, FAMILY.repeat(30)]) {
    const part = fitting(text, cleanRoomName);
    expect(text.startsWith(part)).toBe(true);
    expect(cleanRoomName(part).ok).toBe(true);
    expect(part.length).toBeGreaterThan(20);
  }
});
