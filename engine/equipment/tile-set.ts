import type { Branded } from '../base/units.ts';

/** A letter of a tile set's alphabet, upper case. It may be several characters (Spanish CH). */
export type Letter = Branded<string, 'Letter'>;

/** A tile that carries no letter of its own. */
export const BLANK = '?';

/** A physical tile as it lies in a bag or on a rack: a letter, or a blank not yet named. */
export type Tile = Letter | typeof BLANK;

/** A set of tiles as data (rule B2). */
export interface TileSet {
  readonly id: string;
  /** Every letter that a tile can show, in the alphabet's order, with those only a blank may name. */
  readonly alphabet: readonly Letter[];
  /** Kinds of physical tile in drawing order (rule F2): the letters in the alphabet's order, then the blank. */
  readonly kinds: readonly TileKind[];
  /** Whether it is known which letters without a tile a blank may be; where not, `alphabet` has a good guess. */
  readonly blankOnlyChecked: boolean;
}

export interface TileKind {
  readonly tile: Tile;
  /** How many of it the full bag holds. */
  readonly count: number;
  /** Points; 0 for the blank. */
  readonly value: number;
}

/** Points of a tile at face value; 0 for a blank and for a letter that has no tile. */
export function tileValue(tileSet: TileSet, tile: Tile): number {
  return tileSet.kinds.find((kind) => kind.tile === tile)?.value ?? 0;
}

/** Points of all `tiles` together at face value. */
export function tileValues(tileSet: TileSet, tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + tileValue(tileSet, tile), 0);
}

/** Place of a tile in the drawing order: letters by alphabet, blanks last. */
export function orderOf(tileSet: TileSet, tile: Tile): number {
  return tileSet.kinds.findIndex((kind) => kind.tile === tile);
}

export function isLetter(tileSet: TileSet, text: string): text is Letter {
  return (tileSet.alphabet as readonly string[]).includes(text);
}
