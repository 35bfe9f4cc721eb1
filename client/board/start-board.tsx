import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { emptyBoard } from '../../engine/play/board.ts';
import { partOf } from '../parts/part.ts';
import { PictureBoard } from './picture-board.tsx';

const livingBoardPart = partOf(async () => (await import('./living-board.tsx')).LivingBoard);

const LAYOUT = BOARD_LAYOUTS.classic;
const EMPTY = emptyBoard(LAYOUT.rows * LAYOUT.columns);

/** The board of the start page: empty until the game that plays itself is here, or for good where it does not come. */
export function StartBoard(): VNode {
  useEffect(() => void livingBoardPart.fetch(), []);
  const living = livingBoardPart.here.value;
  if (living !== null) return <living.Show />;
  return <PictureBoard layout={LAYOUT} tileSet={TILE_SETS.english} board={EMPTY} />;
}
