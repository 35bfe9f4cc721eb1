import { expect, test } from 'vitest';
import { PURPOSE } from '../../../engine/base/draw-source.ts';
import { bagSize, drawTiles, fullBag, putTiles, takeTiles } from '../../../engine/equipment/bag.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { scriptedDraws } from '../../support/scripted-draws.ts';
import { seededDraws } from '../../support/seeded-random.ts';
import { tilesOf } from '../../support/tiles.ts';

const { english } = TILE_SETS;
const FULL = fullBag(english);

test('[B3] a full bag holds the whole set', () => {
  expect(bagSize(FULL)).toBe(100);
  expect(FULL).toEqual(english.kinds.map(({ count }) => count));
});

test('[F2] each draw takes the k-th of the tiles left in drawing order, k below their number', () => {
  const asked: number[][] = [];
  const numbers = [0, 98, 8, 8, 96 - 1];
  const draw = drawTiles(
    english,
    FULL,
    5,
    {
      below(purpose, counter, bound) {
        asked.push([purpose, counter, bound]);
        return { value: numbers[asked.length - 1] ?? 0, next: counter + 2 };
      },
    },
    10,
  );
  // 100 tiles: 0 is the first A. 99: the last is a blank. 98 (8 A left): 8 is the first B, then the second B.
  expect(draw.tiles.join('')).toBe('A?BB?');
  expect(asked).toEqual([100, 99, 98, 97, 96].map((bound, i) => [PURPOSE.tiles, 10 + 2 * i, bound]));
  expect(draw.drawCounter).toBe(20);
  expect(bagSize(draw.bag)).toBe(95);
});

test('[T3] a draw of more tiles than are left takes what is there', () => {
  const bag = takeTiles(english, FULL, drawTiles(english, FULL, 98, seededDraws(3), 0).tiles);
  const draw = drawTiles(english, bag, 7, seededDraws(4), 98);
  expect(draw.tiles).toHaveLength(2);
  expect(bagSize(draw.bag)).toBe(0);
  expect(draw.drawCounter).toBe(100);
  expect(drawTiles(english, draw.bag, 7, seededDraws(5), 100)).toEqual({ ...draw, tiles: [] });
});

test('[B3] drawing to the end gives every tile of the set once, and changes no bag it was given', () => {
  const draw = drawTiles(english, FULL, 1000, seededDraws(6), 0);
  expect([...draw.tiles].sort().join('')).toBe(
    english.kinds
      .flatMap(({ tile, count }) => Array.from({ length: count }, () => tile))
      .sort()
      .join(''),
  );
  expect(bagSize(FULL)).toBe(100);
});

test('[F2] tiles that come back lie where the set has them: there is no order to mix', () => {
  const tiles = tilesOf('QZ?A');
  const without = takeTiles(english, FULL, tiles);
  expect(bagSize(without)).toBe(96);
  expect(putTiles(english, without, [...tiles].reverse())).toEqual(FULL);
});

test('[B3] a tile that is not in the bag cannot be taken, nor one put in that is of no set', () => {
  expect(() => takeTiles(english, FULL, tilesOf('QQ'))).toThrow(RangeError);
  expect(() => putTiles(english, FULL, tilesOf('Ø'))).toThrow(RangeError);
});

test('[F4] a script can draw any tiles in any order', () => {
  const draws = scriptedDraws('Q?ZEE', 'Q');
  expect(drawTiles(english, FULL, 5, draws, 0).tiles.join('')).toBe('Q?ZEE');
  expect(drawTiles(english, FULL, 1, draws, 5).tiles.join('')).toBe('Q');
});
