import { expect, test } from 'vitest';
import { cleanName, cleanRoomName, nameAmong } from '../../../engine/protocol/names.ts';

const family = '\u{1f468}\u{1f3fd}';

test.each([
  ['  Ada\t\n Lovelace ', 'Ada Lovelace'],
  ['e\u0301', '\u00e9'],
  ['\u202eevil\u202c', 'evil'],
  ['a\u200bb\u0000c\ufeff', 'abc'],
  ['\u{1f600} Åse', '\u{1f600} Åse'],
  ['<b>x</b>', '<b>x</b>'],
  [family.repeat(20), family.repeat(20)],
])('[D10] the name %j is shown as %j', (raw, name) => {
  expect(cleanName(raw)).toEqual({ ok: true, value: name });
});

test.each(['', '   ', '\u200b\u200d', '\u3164', '\u0301', '\ud800', '\u2800\u00ad'])(
  '[D10] %j is no name: there is nothing to see',
  (raw) => {
    expect(cleanName(raw)).toEqual({ ok: false, error: { code: 'name/empty' } });
  },
);

test('[D10] a name has 20 characters as people count them, and a room’s title 40', () => {
  expect(cleanName('x'.repeat(20)).ok).toBe(true);
  expect(cleanName('x'.repeat(21))).toEqual({ ok: false, error: { code: 'name/too-long', max: 20 } });
  expect(cleanRoomName('x'.repeat(40)).ok).toBe(true);
  expect(cleanRoomName('x'.repeat(41))).toEqual({ ok: false, error: { code: 'name/too-long', max: 40 } });
  expect(cleanRoomName(' \u200b ')).toEqual({ ok: true, value: '' });
});

test('[D10] of two names that read the same, the second gets a number and stays within 20 characters', () => {
  expect(nameAmong('Ada', ['Bob'])).toEqual({ ok: true, value: 'Ada' });
  expect(nameAmong('ADA', ['Ada'])).toEqual({ ok: true, value: 'ADA 2' });
  expect(nameAmong('Ada', ['Ada', 'Ada 2'])).toEqual({ ok: true, value: 'Ada 3' });
  expect(nameAmong('x'.repeat(20), ['x'.repeat(20)])).toEqual({ ok: true, value: `${'x'.repeat(18)} 2` });
});

test('[D10] who is called what the page calls its reader gets a number, however it is written', () => {
  expect(nameAmong('You', [])).toEqual({ ok: true, value: 'You 2' });
  expect(nameAmong('you', ['You 2'])).toEqual({ ok: true, value: 'you 3' });
  expect(nameAmong('  YOUR\u3000turn ', [])).toEqual({ ok: true, value: 'YOUR turn 2' });
  expect(nameAmong('\uff39\uff4f\u200b\uff55', [])).toEqual({ ok: true, value: '\uff39\uff4f\uff55 2' });
  expect(nameAmong('Youri', [])).toEqual({ ok: true, value: 'Youri' });
});

test('[D10] what cannot be seen does not make a name another one, and nothing is piled over its neighbours', () => {
  for (const hidden of ['\ufe0f', '\u180b', '\u{e0101}', '\u034f', '\u3164', '\u{1d159}']) {
    expect(cleanName(hidden)).toEqual({ ok: false, error: { code: 'name/empty' } });
    expect(nameAmong(`An${hidden}na`, ['anna'])).toEqual({ ok: true, value: 'Anna 2' });
  }
  expect(cleanName(`Z${'\u0316'.repeat(158)}`)).toEqual({ ok: true, value: `Z${'\u0316'.repeat(4)}` });
});
