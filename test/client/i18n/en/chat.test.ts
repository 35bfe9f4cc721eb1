import { expect, test } from 'vitest';
import { chat } from '../../../../client/i18n/en/chat.ts';
import { privacy } from '../../../../client/i18n/en/privacy.ts';
import { DEVICE_NAMES, TAB_NAMES } from '../../../../client/state/storage.ts';
import { lineOf } from '../../support/line-of.ts';

test('[U80] a line is told under its speaker’s name; a watcher without one is a guest with a number, the same each time', () => {
  expect(chat.speaker(lineOf(1))).toBe('Marek');
  expect(chat.speaker(lineOf(1, { own: true }))).toBe('You');
  const nameless = lineOf(1, { seat: null, watcher: '00000000000a', name: null });
  expect(chat.speaker(nameless)).toBe('Guest 110');
  expect(chat.aloud(nameless)).toBe('Guest 110: line 1');
});

const PARTS = [privacy.cookie, privacy.device, privacy.tab, ...privacy.parts];
const TEXT = PARTS.flatMap((part) => part.text).join(' ');

test('[U83] the privacy page says what is stored, where, and when it goes', () => {
  for (const fact of [
    /cookie/,
    /200 lines of chat/,
    /seven days/,
    /30 days after the end/,
    /30 more days/,
    /fingerprint/,
    /Only a mark stays/,
  ]) {
    expect(TEXT).toMatch(fact);
  }
});

test('[U83] it names each purpose for which an address counts', () => {
  expect(TEXT).toMatch(/It limits six things/);
  for (const purpose of [
    /rooms are made from it/,
    /a seat is asked for/,
    /watch a room from it/,
    /rooms are looked at without a connection/,
    /records of games are asked for/,
    /tries links that open nothing/,
  ]) {
    expect(TEXT).toMatch(purpose);
  }
});

test('[U83] it has a line for everything that the page keeps, and no two alike', () => {
  const lines = [...Object.values(privacy.device.kept), ...Object.values(privacy.tab.kept)];
  expect(Object.keys(privacy.device.kept)).toEqual([...DEVICE_NAMES]);
  expect(Object.keys(privacy.tab.kept)).toEqual([...TAB_NAMES]);
  expect(new Set(lines).size).toBe(DEVICE_NAMES.length + TAB_NAMES.length);
});
