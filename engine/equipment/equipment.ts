import type { BoardLayout } from './board-layout.ts';
import { BOARD_LAYOUTS } from './board-layouts.ts';
import type { Ruleset } from './ruleset.ts';
import type { TileSet } from './tile-set.ts';
import { TILE_SETS } from './tile-sets.ts';

/** The board and the tiles that a ruleset names. */
export function equipmentOf(ruleset: Pick<Ruleset, 'tileSet' | 'board'>): {
  readonly layout: BoardLayout;
  readonly tileSet: TileSet;
} {
  return { layout: BOARD_LAYOUTS[ruleset.board], tileSet: TILE_SETS[ruleset.tileSet] };
}
