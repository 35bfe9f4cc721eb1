import { expect, test } from 'vitest';
import { isLetter, orderOf, tileValue, tileValues } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { facesText } from '../../../engine/notation/gcg/faces-text.ts';
import { FACE_COUNTS, FACE_VALUES } from '../../support/classic-facts.ts';
import { DIGRAPHS } from '../../support/digraphs.ts';
import { letter, tilesOf } from '../../support/tiles.ts';

const { english } = TILE_SETS;

test('[B2] the English set has 100 tiles worth 187 points', () => {
  expect(english.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  expect(english.kinds.reduce((sum, { count, value }) => sum + count * value, 0)).toBe(187);
});

test('[B2] counts and values of every English tile', () => {
  const counts = new Map(english.kinds.map(({ tile, count }) => [tile, count]));
  const values = new Map(english.kinds.map(({ tile, value }) => [tile, value]));
  expect(counts).toEqual(FACE_COUNTS);
  expect(values).toEqual(FACE_VALUES);
});

test('[B2] the alphabet is A to Z; in drawing order the blank comes last', () => {
  expect(english.alphabet.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(english.kinds.map(({ tile }) => tile).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ?');
  expect(tilesOf('AZ?').map((tile) => orderOf(english, tile))).toEqual([0, 25, 26]);
});

test('[B2] a tile set is plain data', () => {
  expect(JSON.parse(JSON.stringify(english))).toEqual(english);
});

test('[B2] letters are upper case and of the alphabet; the blank is none', () => {
  expect(['A', 'Z'].every((text) => isLetter(english, text))).toBe(true);
  expect(['a', '?', '', 'AB', 'Ø', ' '].some((text) => isLetter(english, text))).toBe(false);
});

test('[B2] a letter may be several characters, with a value of its own', () => {
  expect(isLetter(DIGRAPHS, 'CH')).toBe(true);
  expect(tileValue(DIGRAPHS, letter('CH'))).toBe(5);
  expect(tileValues(DIGRAPHS, [letter('CH'), letter('C'), letter('H')])).toBe(5 + 3 + 4);
});

test('[B2] a letter that only a blank can name has no tile and no points', () => {
  expect(isLetter(DIGRAPHS, 'K')).toBe(true);
  expect(tileValue(DIGRAPHS, letter('K'))).toBe(0);
});

test('[E4] unplayed tiles are counted at face value, blanks as nothing: X and A are 9', () => {
  expect(tileValues(english, tilesOf('XA'))).toBe(9);
  expect(tileValues(english, tilesOf('??'))).toBe(0);
  expect(tileValues(english, [])).toBe(0);
});

test.each([
  ['english', 100, 187, 2],
  ['norwegian', 100, 202, 2],
  ['dutch', 102, 230, 2],
  ['french', 102, 197, 2],
  ['german', 102, 202, 2],
  ['spanish', 100, 192, 2],
  ['swedish', 100, 194, 2],
  ['danish', 100, 247, 2],
  ['polish', 100, 190, 2],
  ['catalan', 100, 189, 2],
  ['finnish', 100, 210, 2],
  ['italian', 120, 293, 2],
  ['portuguese', 120, 204, 3],
  ['icelandic', 104, 227, 2],
  ['faroese', 102, 212, 2],
] as const)('[B2] the %s set has %d tiles worth %d points, %d of them blank', (id, tiles, points, blanks) => {
  const { kinds } = TILE_SETS[id];
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(tiles);
  expect(kinds.reduce((sum, { count, value }) => sum + count * value, 0)).toBe(points);
  expect(kinds.at(-1)).toEqual({ tile: '?', count: blanks, value: 0 });
});

test.each([
  ['norwegian', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å Ü Ä Ö', 'Q X Z Ü Ä Ö'],
  ['dutch', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z', ''],
  ['french', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z', ''],
  ['german', 'A Ä B C D E F G H I J K L M N O Ö P Q R S T U Ü V W X Y Z', ''],
  ['spanish', 'A B C CH D E F G H I J K L LL M N Ñ O P Q R RR S T U V W X Y Z', 'K W'],
  ['swedish', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö', 'Q W'],
  ['danish', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å', 'Q W'],
  ['polish', 'A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż', ''],
  ['catalan', 'A B C Ç D E F G H I J L L·L M N NY O P QU R S T U V X Z', ''],
  ['finnish', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö', 'Q W X Z Å'],
  ['italian', 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z', 'J K W X Y'],
  ['portuguese', 'A B C Ç D E F G H I J K L M N O P Q R S T U V W X Y Z', 'K W Y'],
  ['icelandic', 'A Á B D Ð E É F G H I Í J K L M N O Ó P R S T U Ú V X Y Ý Þ Æ Ö', ''],
  ['faroese', 'A Á B D Ð E F G H I Í J K L M N O Ó P R S T U Ú V Y Ý Æ Ø', ''],
] as const)('[B2] the %s alphabet in order, and what only a blank can be', (id, alphabet, blankOnly) => {
  const set = TILE_SETS[id];
  expect(set.alphabet.join(' ')).toBe(alphabet);
  const tiles = set.kinds.map(({ tile }) => tile);
  expect(set.alphabet.filter((face) => !tiles.includes(face)).join(' ')).toBe(blankOnly);
  expect(tiles.slice(0, -1)).toEqual(set.alphabet.filter((face) => tiles.includes(face)));
  expect(set.id).toBe(id);
});

test('[B2] a set says where it is not certain what a blank may be', () => {
  const unsure = Object.values(TILE_SETS).filter((set) => !set.blankOnlyChecked);
  expect(unsure.map(({ id }) => id)).toEqual([
    'catalan',
    'finnish',
    'italian',
    'portuguese',
    'icelandic',
    'faroese',
  ]);
});

test('[B2] Norwegian letters are dear where they are rare, and sorted Z Æ Ø Å', () => {
  const { norwegian } = TILE_SETS;
  const faces = tilesOf('ÅÆWZØCYE');
  expect(faces.map((tile) => tileValue(norwegian, tile))).toEqual([4, 6, 8, 0, 5, 10, 6, 1]);
  expect(facesText(norwegian, tilesOf('Å?ÆWØCYE'))).toBe('CEWYÆØÅ?');
  expect(facesText(TILE_SETS.german, tilesOf('ZÜUÄBA'))).toBe('AÄBUÜZ');
});
