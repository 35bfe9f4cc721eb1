import { expect, test } from 'vitest';
import { cleanLine } from '../../../engine/protocol/chat-text.ts';
import { cleanName, nameAmong } from '../../../engine/protocol/names.ts';

/** Every code point there is, those that nobody has assigned and lone halves too. */
const ALL = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
const those = (kind: RegExp): string[] => ALL.filter((character) => kind.test(character));

/** Drawn as nothing, though they are symbols or marks. */
const BLANK = ['\u2800', '\u{1107f}', '\u{16fe4}', '\u{1d159}'];
/** Controls, formats, halves, private ones and unassigned ones, and what the standard says is not to be drawn. */
const HIDDEN = new Set([
  ...those(/\p{C}|\p{Default_Ignorable_Code_Point}|\p{Variation_Selector}/u),
  ...BLANK,
]);
const ENDS_LINE = ['\t', '\n', '\v', '\f', '\r', '\u0085'];
const GONE = [...HIDDEN].filter((character) => !ENDS_LINE.includes(character));
/** So many are looked at together. */
const RUN = 500;
/** So many, each with its neighbours, make a line. */
const LINE = 60;
const JOINER = '\u200d';
const PICTURE = '\ufe0f';

/** What is kept of a text; what would be refused throws. */
function kept(raw: string): string {
  const line = cleanLine(raw);
  if (!line.ok) throw new Error(`${JSON.stringify(raw)}: ${line.error.code}`);
  return line.value;
}

const code = (character: string): string => `U+${character.codePointAt(0)?.toString(16)}`;

test('[J1, D10] nothing that is not seen is kept, whatever its kind; what ends a line parts words', () => {
  expect(GONE.length).toBeGreaterThan(900_000);
  for (let at = 0; at < GONE.length; at += RUN) {
    const run = GONE.slice(at, at + RUN).join('');
    expect([at, kept(`a${run}b`)]).toEqual([at, 'ab']);
    // Among themselves they make nothing that is seen, either.
    expect([at, cleanName(run)]).toEqual([at, { ok: false, error: { code: 'name/empty' } }]);
  }
  for (const end of ENDS_LINE) expect([code(end), kept(`a${end}b`)]).toEqual([code(end), 'a b']);
});

test('[J1, D10] every kind of space is one space, and none at the ends', () => {
  const spaces = those(/\p{Z}/u);
  expect(spaces).toHaveLength(19);
  for (const space of spaces)
    expect([code(space), kept(`${space}a${space}${space}b${space}`)]).toEqual([code(space), 'a b']);
});

test('[J1, D10] every letter, figure, sign and mark that is seen is kept, in NFC, and once kept stays as it is', () => {
  const seen = those(/[\p{L}\p{N}\p{P}\p{S}\p{M}]/u).filter((character) => !HIDDEN.has(character));
  expect(seen.length).toBeGreaterThan(140_000);
  for (let at = 0; at < seen.length; at += LINE) {
    const text = seen
      .slice(at, at + LINE)
      .map((character) => `a${character}b`)
      .join('')
      .normalize('NFC');
    const line = kept(text);
    expect([at, line, kept(line)]).toEqual([at, text, text]);
  }
});

test('[J1] between pictures a joiner and the wish for a picture stay, anywhere else they do not', () => {
  const pictures = those(/\p{Extended_Pictographic}/u).filter((character) => !HIDDEN.has(character));
  expect(pictures.length).toBeGreaterThan(1_300);
  const wrong = pictures.filter((picture) => {
    const joined = `${picture}${PICTURE}${JOINER}${picture}`;
    const apart = [`${picture}${JOINER}a`, `a${JOINER}${picture}`, `a${PICTURE}${picture}`];
    return kept(joined) !== joined || apart.some((text) => /[\u200d\ufe0f]/.test(kept(text)));
  });
  expect(wrong.map(code)).toEqual([]);
  // Of a flag that is spelt in tags the flag is left.
  expect(kept('\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}')).toBe('\u{1f3f4}');
});

test('[J1, D10] no mark is piled higher than four, alone, with others, or out of letters that bring some', () => {
  const marks = those(/\p{M}/u).filter((mark) => !HIDDEN.has(mark));
  expect(marks.length).toBeGreaterThan(2_000);
  const pile = (text: string): number =>
    Math.max(0, ...(text.normalize('NFD').match(/\p{M}+/gu) ?? []).map((found) => [...found].length));
  for (const [at, mark] of marks.entries()) {
    const others = marks.slice(at, at + 20).join('\u200b');
    for (const raw of [`a${mark.repeat(30)}b`, `a${others}b`, `\u1ed9\ufb2c${mark.repeat(9)}b`]) {
      const line = kept(raw);
      expect([code(mark), pile(line) <= 4, kept(line) === line]).toEqual([code(mark), true, true]);
    }
  }
  expect(kept(`a${'\u0344'.repeat(9)}`).normalize('NFD')).toBe('a\u0308\u0301\u0308\u0301');
});

test('[J1, D10] marks before the first character, which would go on what stands before it, are not kept', () => {
  expect(kept('\u0301 \u0338\u20e3Ada')).toBe('Ada');
  expect(cleanName('\u0e33\u0301')).toEqual({ ok: true, value: '\u0e33\u0301' });
  for (const mark of those(/\p{M}/u)) expect(cleanName(mark.repeat(3)).ok).toBe(false);
});

test('[D10] no capital and nothing unseen makes a name another one', () => {
  const isTaken = (name: string, other: string): boolean => {
    const among = nameAmong(name, [other]);
    return among.ok && among.value.endsWith(' 2');
  };
  const cased = those(/\p{Changes_When_Casemapped}/u);
  expect(cased.length).toBeGreaterThan(2_800);
  const told = cased.filter(
    (letter) =>
      !isTaken(`x${letter}`, `X${letter.toUpperCase()}`) ||
      !isTaken(`x${letter}`, `x${letter.toLowerCase()}`),
  );
  expect(told.map(code)).toEqual([]);
  for (let at = 0; at < GONE.length; at += RUN) {
    // As long as a name may be before it is cleaned.
    for (const hidden of [GONE[at] ?? '', GONE.slice(at, at + 90).join('')])
      expect([at, isTaken(`An${hidden}na`, 'anna')]).toEqual([at, true]);
  }
  expect(isTaken('Stra\u00dfe', 'STRASSE')).toBe(true);
  expect(isTaken('\uff21\uff44\uff41', 'ada')).toBe(true);
  expect(isTaken('\u039f\u0394\u039f\u03a3', '\u03bf\u03b4\u03bf\u03c2')).toBe(true);
});
