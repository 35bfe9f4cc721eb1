import { type Square, square } from '../../base/units.ts';
import type { BoardLayout } from '../../equipment/board-layout.ts';
import type { GcgMark, GcgPlay } from './gcg-game.ts';

/** The squares of a recorded word with what the file says of each. */
export function markSquares(
  layout: BoardLayout,
  { start, direction, word }: Pick<GcgPlay, 'start' | 'direction' | 'word'>,
): readonly (readonly [Square, GcgMark])[] {
  const step = direction === 'across' ? 1 : layout.columns;
  return word.map((mark, index) => [square(start + index * step), mark]);
}
