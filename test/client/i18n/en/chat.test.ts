import { expect, test } from 'vitest';
import { chat } from '../../../../client/i18n/en/chat.ts';
import { privacy } from '../../../../client/i18n/en/privacy.ts';
import { lineOf } from '../../support/line-of.ts';

test('[U80] a line is told under its speaker’s name; a watcher without one is a guest with a number, the same each time', () => {
  expect(chat.speaker(lineOf(1))).toBe('Marek');
  expect(chat.speaker(lineOf(1, { own: true }))).toBe('You');
  const nameless = lineOf(1, { seat: null, watcher: '00000000000a', name: null });
  expect(chat.speaker(nameless)).toBe('Guest 110');
  expect(chat.aloud(nameless)).toBe('Guest 110: line 1');
});

test('[U83] the privacy page says what is stored, where, and when it goes', () => {
  const text = privacy.parts.flatMap((part) => part.text).join(' ');
  for (const fact of [
    /cookie/,
    /200 lines of chat/,
    /seven days/,
    /30 days after the end/,
    /30 more days/,
    /fingerprint/,
  ]) {
    expect(text).toMatch(fact);
  }
});
