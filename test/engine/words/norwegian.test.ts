import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';
import { Table } from '../../support/table.ts';
import { wordOf } from '../../support/tiles.ts';

const { file, words } = builtLexicon('norwegian');
const { alphabet } = TILE_SETS.norwegian;

const isWord = (text: string): boolean => words.has(wordOf(text));
const split = (text: string): readonly string[] => text.trim().split(/\s+/);

const TWO_LETTERS = split(`
  AD AH AI AL AN AR AT AU AV BA BE BI BO BU BY BØ DA DE DO DU DÅ DØ ED EI EN ER ET EX FE FU FY FÅ FØ GA GI GÅ HA HE HI
  HO ID IL IS JA JO JÅ KU KØ LA LE LI LO LY LÅ LØ MO MÅ MØ NE NI NU NY NÅ NØ OG OK OM OR OS PI PÅ PØ RA RE RI RO RU RY
  RÅ RØ SA SE SI SU SY SÅ TA TE TI TO TY TÅ TØ UL UR UT VE VI YR ÅK ÅL ÅR ÅS ÅT ÆR ØK ØL ØM ØR ØS ØV ØY`);

test('[G6] has 591,806 words, of two letters these 112 and no others', () => {
  expect(file.words).toBe(591_806);
  const pairs = alphabet.flatMap((one) => alphabet.map((other) => [one, other]));
  expect(
    pairs
      .filter((pair) => words.has(pair))
      .map((pair) => pair.join(''))
      .sort(),
  ).toEqual([...TWO_LETTERS].sort());
  expect(TWO_LETTERS).toHaveLength(112);
  expect(alphabet.filter((letter) => words.has([letter]))).toEqual([]);
});

test('[G6] has words in every inflection that may be played', () => {
  const forms = split(`
    HUS HUSET HUSENE HUSA BIL BILEN BILER BILENE JENTE JENTA JENTEN JENTER JENTENE FIN FINT FINE FINERE FINEST FINESTE
    KASTE KASTER KASTET KASTA KASTENDE KAST LESE LESES LEST GJØRES SYNES FINNES ÅME ÅMA ÅMER ÅMENE MISFORSTÅ MISBRUKE`);
  expect(forms.filter((form) => !isWord(form))).toEqual([]);
});

test('[G6] has no genitive, but words in S that are none', () => {
  const genitives = split(
    'HUSETS HUSENES BILS BILENS BILENES JENTAS FISKERS STYRETS KVINNENES ÅMAS ANSATTES',
  );
  expect(genitives.filter(isWord)).toEqual([]);
  const others = split(`HUS MIDDELS STAKKARS OSS SLÅSS TRIVS HALVVEIS ELLERS JEANS ALIAS
    KASTES BRUKES HØRTES MØTTES`);
  expect(others.filter((word) => !isWord(word))).toEqual([]);
});

test('[G6] has no abbreviation, name or hyphen, and folds accents of letters that have no tile', () => {
  expect(split('CA CO OSV BL NR ADJ OSLO NORGE KARI KM').filter(isWord)).toEqual([]);
  expect(split('IDE IDEEN ALLE KAFE ARMEEN').filter((word) => !isWord(word))).toEqual([]);
});

test('[G6] Q, X, Z, Ü, Ä and Ö stay where a word has them', () => {
  expect(split('QUA TAXI ZOO GRÜNDER SCHÄFERHUND').filter((word) => !isWord(word))).toEqual([]);
});

test('[G6] leaves out slurs, and keeps what has an everyday meaning', () => {
  expect(split('NEGERE KAFFER GULING LAPP SOPER').filter((word) => !isWord(word))).toEqual([]);
});

test.each([
  ['challenger', [5 + 4, 40 - 10], { seat: 1, points: -10 }],
  ['challenged', [5 + 4 + 10, 40], { seat: 0, points: 10 }],
] as const)('[C1] ÅMA at 8G is a word, and a challenge of it moves 10 points: %s', (to, scores, award) => {
  const challenge = { ...PRESETS.nsf.challenge, points: { n: 10, per: 'play', to } as const };
  const ruleset = { ...PRESETS.nsf, challenge, clock: null };
  const table = new Table(
    { ruleset, racks: ['ÅMAEIRT', 'SKULENT'], scores: [-5, 40], turn: 2 },
    { words: ['ÅMA'].filter(isWord) },
  );
  table.place(0, '8G ÅMA');
  expect(table.score(0)).toBe(-5 + 2 * (4 + 2 + 1));
  expect(table.challenge(1, 2)).toMatchObject([{ upheld: false, penalty: 'none', award }]);
  expect(table.scores()).toEqual(scores);
  expect(table.state.toMove).toBe(1);
});
