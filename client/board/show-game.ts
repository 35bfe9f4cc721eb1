import { type Square, square } from '../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { parseStart } from '../../engine/notation/coordinates.ts';
import type { Placement } from '../../engine/play/board.ts';
import type { Direction } from '../../engine/play/play.ts';

export const SHOW_LAYOUT = BOARD_LAYOUTS.classic;

/** A play of the game that the start page shows. */
export interface ShowPlay {
  readonly tiles: readonly Placement[];
  /** Of the whole word, with what lay there before. */
  readonly squares: readonly Square[];
  readonly direction: Direction;
  readonly score: number;
}

/** A short game in standard notation, with its points: what lay there before stands in parentheses, a blank is small. */
const GAME = [
  ['8D', 'JETTY', 46],
  ['E5', 'sWE(E)TEN', 36],
  ['11B', 'PAI(N)FUL', 12],
  ['5E', '(S)LOGAN', 6],
  ['B7', 'GROU(P)', 10],
  ['J4', 'A(N)THeM', 12],
  ['10J', 'SAGE', 20],
  ['M7', 'DOZ(E)S', 27],
  ['7I', 'S(H)IE(D)', 10],
] as const;

export const SHOW_GAME: readonly ShowPlay[] = GAME.map(([place, word, score]) => {
  const start = parseStart(SHOW_LAYOUT, place);
  if (!start.ok) throw new Error(`no such place: ${place}`);
  const { direction } = start.value;
  const stride = direction === 'across' ? 1 : SHOW_LAYOUT.columns;
  const faces = word.replace(/\(\w+\)/g, (lay) => '.'.repeat(lay.length - 2));
  const at = (offset: number): Square => square(start.value.square + offset * stride);
  const tiles = [...faces].flatMap((face, offset) => {
    const letter = face.toUpperCase();
    return face === '.' ? [] : [{ square: at(offset), letter: letter as Letter, blank: face !== letter }];
  });
  return { tiles, squares: [...faces].map((_, offset) => at(offset)), direction, score };
});
