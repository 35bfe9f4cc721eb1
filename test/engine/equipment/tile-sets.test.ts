import { expect, test } from 'vitest';
import { isLetter, orderOf, tileValue, tileValues } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
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
