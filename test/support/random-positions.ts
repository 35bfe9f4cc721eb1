import { square } from '../../engine/base/units.ts';
import { BLANK, type Letter, type Tile } from '../../engine/equipment/tile-set.ts';
import { type Board, emptyBoard, type Placement, withTiles } from '../../engine/play/board.ts';
import { bruteForce, type Language } from './brute-force.ts';
import type { Random } from './seeded-random.ts';

export interface RandomPosition {
  readonly board: Board;
  readonly rack: readonly Tile[];
}

const PLAYS_A_BOARD = 12;

/** Positions with a rack each; each tile of a rack is a blank with this probability. */
export function randomPositions(
  language: Language,
  random: Random,
  count: number,
  rackSize: number,
  blanks: number,
): RandomPosition[] {
  const { layout, tileSet } = language;
  const letters = tileSet.kinds.flatMap(({ tile, count: tiles }) =>
    tile === BLANK ? [] : Array.from({ length: tiles }, () => tile),
  );
  const positions: RandomPosition[] = [];
  let board = emptyBoard(layout.rows * layout.columns);
  while (positions.length < count) {
    if (positions.length % PLAYS_A_BOARD === 0) board = emptyBoard(layout.rows * layout.columns);
    const rack = Array.from({ length: rackSize }, () =>
      random.chance(blanks) ? BLANK : random.pick(letters),
    );
    positions.push({ board, rack });
    const keys = [...bruteForce(language, board, rack).keys()];
    if (keys.length > 0) board = withTiles(board, tilesOfKey(random.pick(keys)));
  }
  return positions;
}

/** The tiles of a play from its key. */
export const tilesOfKey = (key: string): Placement[] =>
  key.split(' ').map((entry) => {
    const [at, face = ''] = entry.split(':');
    return { square: square(Number(at)), letter: face.replace('?', '') as Letter, blank: face.endsWith('?') };
  });
