import { expect, test } from 'vitest';
import type { Letter } from '../../../engine/equipment/tile-set.ts';
import { denier, fingerprint } from '../../../scripts/lexicon/deny-list.ts';
import { englishWords } from '../../../scripts/lexicon/english/english.ts';
import { englishLexicon } from '../../support/english.ts';

const lexicon = englishLexicon();
const { words, counts } = englishWords();

const isWord = (text: string): boolean => lexicon.has([...text] as Letter[]);
const split = (text: string): readonly string[] => text.trim().split(/\s+/);

const IN = split(`
  AA QI ZA CWM EUOI QUIXOTRY OXYPHENBUTAZONE CONQUEST THROBS STRAINERS ILEA ZEALOTS RETINAS
  EMOJI SELFIE VAPE RETWEET PLUGIN INLINE BITCOIN OK EW`);
const OUT = split('BS KB DS MB TV LONDON GERMANY ROBERT SARAH XQZ A Q');

/** Coarse or worse in one sense, everyday in another: a list that hides these hides too much. */
const KEPT = split('HELL BALLS BREASTS ESCORT FLANGE CHINK COON QUEER DYKE RETARD SPOOK NIP SHEENY PANSY');

const TWO_LETTERS = split(`
  AA AB AD AE AG AH AI AL AM AN AR AS AT AW AX AY BA BE BI BO BY CH DA DE DI DO EA ED EE EF EH EL EM EN ER ES ET EW EX
  FA FE FY GI GO GU HA HE HI HM HO IO ID IF IN IS IT JA JO KA KI KO KY LA LI LO MA ME MI MM MO MU MY NA NE NO NU NY
  OB OD OE OF OH OI OK OM ON OO OP OR OS OU OW OX OY PA PE PI PO QI RE SH SI SO ST TA TE TI TO UG UH UM UN UP UR US UT
  WE WO XI XU YA YE YO YU ZA ZO`);

test('[G4] has about 239,500 words of 2 to 15 letters A to Z, each once and in order', () => {
  expect(words.length).toBe(239_436);
  expect(words.filter((word) => !/^[A-Z]{2,15}$/.test(word))).toEqual([]);
  expect(words).toEqual([...new Set(words)].sort());
});

test('[G4] says where its words come from', () => {
  expect(counts).toEqual({ shared: 239_053, newer: 550, byHand: 2, denied: 169 });
});

test('[W6] every word of the list is in the graph', () => {
  expect(words.filter((word) => !isWord(word))).toEqual([]);
});

test('[G4] has the words that players look for, old and new', () => {
  expect(IN.filter((word) => !isWord(word))).toEqual([]);
});

test('[G4] has no abbreviation, name or single letter', () => {
  expect(OUT.filter(isWord)).toEqual([]);
});

test('[G4] has these 126 words of two letters and no others', () => {
  expect(words.filter((word) => word.length === 2)).toEqual([...TWO_LETTERS].sort());
  expect(TWO_LETTERS).toHaveLength(126);
});

test('[G4] leaves out what is denied and nothing that has an everyday meaning', () => {
  expect(KEPT.filter((word) => !isWord(word))).toEqual([]);
});

test('[G4] a denied word is denied in any case, by its own form alone', () => {
  const isDenied = denier(`${fingerprint('flange')}\n`);
  expect(split('FLANGE Flange flange').map(isDenied)).toEqual([true, true, true]);
  expect(split('FLANGES FLANG').map(isDenied)).toEqual([false, false]);
});
