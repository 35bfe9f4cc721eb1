import { expect, test } from 'vitest';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import type { Language } from '../../../engine/words/languages.ts';
import { wordTiles } from '../../../engine/words/word-tiles.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';
import { tiles } from '../../support/toy-tile-set.ts';

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

function isWord(language: Language, text: string): boolean {
  const word = wordTiles(TILE_SETS[language], text);
  return word !== null && builtLexicon(language).words.has(word);
}

test.each<[Language, number, string]>([
  [
    'dutch',
    249_233,
    `AA AB AD AF AH AI AL AM AS AT AU BA BI DA DE DO DU EG EH EI EL EN ER ES ET EX FA GA GE GO HA HE HO HU ID IJ IK IL IN
    IO IS JA JE JU KA KI KU LA LI MA ME MI MO MU NA NE NO NU OF OH OI OM ON OP OR OS PA PI PO RA RE RI SE SO TE TI TO TU
    UH UI UK UP UW VA VU WE WO YO ZE ZO`,
  ],
  [
    'french',
    399_584,
    `AH AI AN AS AU BU CA CE CI DE DO DU EH EN ES ET EU EX FA FI GO HA HE HI HO IF IL IN JE LA LE LI LU MA ME MI MU NA NE
    NI NO NU OC OE OH ON OR OS OU PI PU QI RA RE RI RU SA SE SI SU TA TE TU UN US UT VA VE VU WU XI`,
  ],
  [
    'spanish',
    577_831,
    `AD AH AJ AL AR AS AX AY BU CE CU DA DE DI DO EA EH EJ EL EN ES ET EX FA FE FO FU GE HA HE IN IR IS JA JE JI JO JU KA
    LA LE LO ME MI MU NE NI NO OC OH OI OS PI PU RA RE RO SE SI SO SU TA TE TO TU UH UN UY VA VE VI XI YA YE YO ZA`,
  ],
  [
    'swedish',
    664_592,
    `AD AH AJ AL AN AR AS AU AV AX BE BI BO BU BY BÄ DE DI DU DY DÅ DÖ ED EJ EK EL EN ER ET EX FE FY FÄ FÅ GE GO GÅ HA HO
    HU HY HÅ HÖ ID IL IN IS JA JO JU KO KÖ LA LE LO LY LÄ MO MU MÅ MÖ NI NU NY NÄ NÅ OH OJ OK OM OR OS PI PÅ RO RÅ SA SE
    SI SO SY SÅ TA TE TU TY TÅ TÖ UR UT UV VA VE VI VY YL YR ÄG ÄH ÄN ÄR ÄT ÅH ÅK ÅL ÅN ÅR ÅS ÅT ÖH ÖK ÖL ÖM ÖN ÖS`,
  ],
])('[G8] the %s list has %d words, of two characters these and no others', (language, count, short) => {
  const { alphabet } = TILE_SETS[language];
  expect(builtLexicon(language).file.words).toBe(count);
  const single = alphabet.filter((letter) => letter.length === 1);
  const pairs = single.flatMap((one) => single.map((other) => one + other));
  expect(pairs.filter((pair) => isWord(language, pair)).sort()).toEqual([...split(short)].sort());
});

test.each<[Language, string, string]>([
  ['dutch', 'HUIS HUIZEN HUISJE GELOPEN IJSJE BEZIG REUNIE COORDINATIE APRIL', 'DVD BTW AMSTERDAM APR HUISS'],
  ['french', 'OEUF COEUR ETE ECOLES MANGEASSENT QUI HAIE NOEL', 'KM MARSEILLE AVR QU UA'],
  ['spanish', 'CHICO LLUVIA PERRO NIÑO CIGUEÑA VERGUENZA CAMION CORAZONES COMIERON', 'SRA MADRID KM AVDA'],
  ['swedish', 'HUS HUSEN FLICKOR ÄPPLE ÖRAT ÅTTA IDE ARMEN', 'CPU STOCKHOLM KG USB'],
])('[G8] the %s list has words in their forms, no abbreviation and no name', (language, some, none) => {
  expect(split(some).filter((word) => !isWord(language, word))).toEqual([]);
  expect(split(none).filter((word) => isWord(language, word))).toEqual([]);
});

test('[L1] a Spanish word has the tile CH, LL or RR, never its letters side by side', () => {
  const { words } = builtLexicon('spanish');
  const has = (text: string) => words.has(tiles(text));
  expect([has('CH I C O'), has('C H I C O')]).toEqual([true, false]);
  expect([has('LL U V I A'), has('L L U V I A')]).toEqual([true, false]);
  expect([has('P E RR O'), has('P E R R O'), has('P E R O')]).toEqual([true, false, true]);
});
