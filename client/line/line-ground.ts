import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { Tile, TileSet } from '../../engine/equipment/tile-set.ts';
import type { Board } from '../../engine/play/board.ts';
import type { Verb } from './line.ts';

/** What a line is read against. */
export interface LineGround {
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
  /** What was played. */
  readonly board: Board;
  /** In the order dealt, what is laid included. */
  readonly rack: readonly Tile[];
  /** The words of the language, in small letters. */
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
}

/** Whether a tile of this set shows several characters, which stand in brackets. */
export const hasSeveral = ({ alphabet }: TileSet): boolean => alphabet.some((letter) => letter.length > 1);
