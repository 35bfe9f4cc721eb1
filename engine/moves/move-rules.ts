import { type Square, square } from '../base/units.ts';
import type { BoardLayout } from '../equipment/board-layout.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import { type TileSet, tileValue } from '../equipment/tile-set.ts';
import { columnOf, rowOf } from '../play/geometry.ts';
import { LETTER_TIMES, WORD_TIMES } from '../play/score.ts';

/** What plays are made with and scored by. */
export interface MoveEquipment {
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  readonly bingo: Ruleset['bingo'];
}

/**
 * The equipment as flat tables. The board has a border: a **cell** is a square of it, row-major with one cell more in
 * each row, below one border row and above another. So each line ends on a cell that takes no tile, and every cell
 * has four neighbours. A letter is its place in the alphabet.
 */
export interface MoveRules extends MoveEquipment {
  /** Cells in a row; so many lie between a cell and the one below. */
  readonly stride: number;
  readonly cells: number;
  /** By square. */
  readonly cellOf: Int32Array;
  /** By cell; -1 on the border. */
  readonly squareOf: Int32Array;
  readonly star: number;
  /** What a tile laid on a cell, and its word, are multiplied by. */
  readonly letterTimes: Int32Array;
  readonly wordTimes: Int32Array;
  /** Points by letter; 0 for one that only a blank can name. */
  readonly values: Int32Array;
}

export function moveRules(equipment: MoveEquipment): MoveRules {
  const { layout, tileSet } = equipment;
  const stride = layout.columns + 1;
  const cells = stride * (layout.rows + 2);
  const cellOf = new Int32Array(layout.rows * layout.columns);
  const squareOf = new Int32Array(cells).fill(-1);
  const letterTimes = new Int32Array(cells).fill(1);
  const wordTimes = new Int32Array(cells).fill(1);
  for (const at of cellOf.keys()) {
    const cell = cellAt(layout, stride, square(at));
    cellOf[at] = cell;
    squareOf[cell] = at;
    const premium = layout.premiums[at];
    if (!premium) continue;
    letterTimes[cell] = LETTER_TIMES[premium];
    wordTimes[cell] = WORD_TIMES[premium];
  }
  const values = Int32Array.from(tileSet.alphabet, (letter) => tileValue(tileSet, letter));
  const star = cellAt(layout, stride, layout.star);
  return { ...equipment, stride, cells, cellOf, squareOf, star, letterTimes, wordTimes, values };
}

const cellAt = (layout: BoardLayout, stride: number, at: Square): number =>
  (rowOf(layout, at) + 1) * stride + columnOf(layout, at);
