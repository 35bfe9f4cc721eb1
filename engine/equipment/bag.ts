import { type DrawSource, PURPOSE } from '../base/draw-source.ts';
import { orderOf, type Tile, type TileSet } from './tile-set.ts';

/** How many of each kind of tile are left, by place in the tile set's drawing order. There is no order inside. */
export type Bag = readonly number[];

export interface Draw {
  readonly tiles: readonly Tile[];
  readonly bag: Bag;
  /** The stream's next counter. */
  readonly drawCounter: number;
}

export const fullBag = (tileSet: TileSet): Bag => tileSet.kinds.map((kind) => kind.count);

export const bagSize = (bag: Bag): number => bag.reduce((sum, count) => sum + count, 0);

/** Every tile of a bag, in the tile set's drawing order. */
export const tilesIn = (tileSet: TileSet, bag: Bag): Tile[] =>
  tileSet.kinds.flatMap(({ tile }, kind) => Array<Tile>(bag[kind] ?? 0).fill(tile));

/** `wanted` tiles one by one, or as many as there are (rule F2: the k-th of the bag's tiles in drawing order). */
export function drawTiles(
  tileSet: TileSet,
  bag: Bag,
  wanted: number,
  draws: DrawSource,
  drawCounter: number,
): Draw {
  const left = [...bag];
  const tiles: Tile[] = [];
  let counter = drawCounter;
  for (let size = bagSize(bag); size > 0 && tiles.length < wanted; size--) {
    const { value, next } = draws.below(PURPOSE.tiles, counter, size);
    counter = next;
    tiles.push(takeNth(tileSet, left, value));
  }
  return { tiles, bag: left, drawCounter: counter };
}

/** The `n`-th tile of `left`, which is changed. */
function takeNth(tileSet: TileSet, left: number[], n: number): Tile {
  let before = 0;
  for (const [index, kind] of tileSet.kinds.entries()) {
    const count = left[index] ?? 0;
    if (n < before + count) {
      left[index] = count - 1;
      return kind.tile;
    }
    before += count;
  }
  throw new RangeError(`no tile ${n} in a bag of ${before}`);
}

/** The bag with `tiles` put in. */
export function putTiles(tileSet: TileSet, bag: Bag, tiles: readonly Tile[]): Bag {
  return addTiles(tileSet, bag, tiles, 1);
}

/** The bag without `tiles`, which must be in it. */
export function takeTiles(tileSet: TileSet, bag: Bag, tiles: readonly Tile[]): Bag {
  return addTiles(tileSet, bag, tiles, -1);
}

function addTiles(tileSet: TileSet, bag: Bag, tiles: readonly Tile[], by: 1 | -1): Bag {
  const next = [...bag];
  for (const tile of tiles) {
    const index = orderOf(tileSet, tile);
    const count = (next[index] ?? 0) + by;
    if (index < 0 || count < 0) throw new RangeError(`no such tile in the bag: ${tile}`);
    next[index] = count;
  }
  return next;
}
