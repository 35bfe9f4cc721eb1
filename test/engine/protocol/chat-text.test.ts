import { expect, test } from 'vitest';
import { cleanLine } from '../../../engine/protocol/chat-text.ts';
import { nameAmong } from '../../../engine/protocol/names.ts';

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

test.each([
  ['good luck', 'good luck'],
  ['  two\r\n\u2028lines\tand \u00a0 gaps ', 'two lines and gaps'],
  ['\u202egnihton\u202c \u2066x\u2069 \u200fy\u061c', 'gnihton x y'],
  ['a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg', 'abcdefg'],
  ['nul\u0000 esc\u001b[31m bell\u0007', 'nul esc[31m bell'],
  ['lone \ud83d half', 'lone half'],
  [`e${'\u0301'.repeat(40)}`, `\u00e9${'\u0301'.repeat(3)}`],
  ['\u1e9b\u0323', '\u1e9b\u0323'],
  [`${family} \u2764\ufe0f \u{1f44d}\u{1f3fd}`, `${family} \u2764\ufe0f \u{1f44d}\u{1f3fd}`],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['שלום עולם', 'שלום עולם'],
  ['tag\u{e0041}ged', 'tagged'],
])('[J1] the line %j is kept as %j', (raw, line) => {
  expect(cleanLine(raw)).toEqual({ ok: true, value: line });
  expect(cleanLine(line)).toEqual({ ok: true, value: line });
});

test.each(['', ' \n\t ', '\u200b\u200d\ufe0f', '\u202e\u2066', '\u3164', '\u0301\u0301'])(
  '[J1] %j is no line: there is nothing to see',
  (raw) => {
    expect(cleanLine(raw)).toEqual({ ok: false, error: { code: 'chat/empty' } });
  },
);

test('[J1] a line has at most 200 characters as people count them', () => {
  const tooLong = { ok: false, error: { code: 'chat/too-long', max: 200 } };
  for (const one of ['x', '漢', '\u{1f44d}\u{1f3fd}', 'e\u0301\u0323\u0331']) {
    expect(cleanLine(one.repeat(200)).ok).toBe(true);
    expect(cleanLine(one.repeat(201))).toEqual(tooLong);
  }
  expect(cleanLine(` ${'x'.repeat(200)} \u200b`).ok).toBe(true);
  // One picture of very many: what is one character must not be a whole page either.
  expect(cleanLine(`${'\u{1f468}\u200d'.repeat(600)}\u{1f468}`)).toEqual(tooLong);
});

test('[J1, D10] names are cleaned as lines are; what joins emoji makes no name another one', () => {
  expect(nameAmong(family, [])).toEqual({ ok: true, value: family });
  expect(nameAmong(family, [family.replaceAll('\u200d', '')])).toEqual({ ok: true, value: `${family} 2` });
});
