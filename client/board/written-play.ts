import { type Square, square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { parseStart } from '../../engine/notation/coordinates.ts';
import type { Placement } from '../../engine/play/board.ts';
import type { Direction } from '../../engine/play/play.ts';

export interface WrittenPlay {
  readonly tiles: readonly Placement[];
  /** Of the whole word, with what lay there before. */
  readonly squares: readonly Square[];
  readonly direction: Direction;
}

/**
 * A play that stands in the program in standard notation, `11B PAI(N)FUL`: what lay there before stands in parentheses, a
 * blank is small. Throws where the place is none.
 */
export function writtenPlay(layout: BoardLayout, text: string): WrittenPlay {
  const [place = '', word = ''] = text.split(' ');
  const start = parseStart(layout, place);
  if (!start.ok) throw new Error(`no such place: ${place}`);
  const { direction } = start.value;
  const stride = direction === 'across' ? 1 : layout.columns;
  const faces = [...word.replace(/\(\w+\)/g, (lay) => '.'.repeat(lay.length - 2))];
  const squares = faces.map((_, offset) => square(start.value.square + offset * stride));
  const tiles = squares.flatMap((at, offset) => {
    const face = faces[offset] ?? '.';
    const letter = face.toUpperCase();
    return face === '.' ? [] : [{ square: at, letter: letter as Letter, blank: face !== letter }];
  });
  return { tiles, squares, direction };
}
