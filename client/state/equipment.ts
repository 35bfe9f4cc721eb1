import { computed, type ReadonlySignal } from '@preact/signals';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import type { TileSet } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { parseBoard } from '../../engine/notation/position.ts';
import { type Board, emptyBoard } from '../../engine/play/board.ts';
import { game, room } from './room-state.ts';

export const layout: ReadonlySignal<BoardLayout> = computed(
  () => BOARD_LAYOUTS[room.value?.ruleset.board ?? 'classic'],
);

export const tileSet: ReadonlySignal<TileSet> = computed(
  () => TILE_SETS[room.value?.ruleset.tileSet ?? 'english'],
);

/** What was played, without the draft. */
export const board: ReadonlySignal<Board> = computed(() => {
  const position = game.value?.board;
  if (position === undefined) return emptyBoard(layout.value.rows * layout.value.columns);
  const parsed = parseBoard(layout.value, tileSet.value, position);
  if (!parsed.ok) throw new Error(`unreadable board: ${parsed.error.code}`);
  return parsed.value;
});
