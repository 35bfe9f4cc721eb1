import { err, ok, type Result } from '../base/result.ts';
import { type Square, square } from '../base/units.ts';
import type { BoardLayout } from '../equipment/board-layout.ts';
import { isLetter, type TileSet } from '../equipment/tile-set.ts';
import type { Board, Placement } from '../play/board.ts';
import { isOnBoard, rowOf } from '../play/geometry.ts';
import { type CoordinateError, parseStart } from './coordinates.ts';
import { readWord } from './gcg/read-tiles.ts';

/** Why a text names no play on a board. */
export type PlayTextError =
  | CoordinateError
  | { readonly code: 'notation/bad-word'; readonly text: string }
  /** The word leads through a square where no tile lies, or another letter. */
  | { readonly code: 'notation/not-there'; readonly square: Square }
  /** The tile set has no such letter. */
  | { readonly code: 'notation/no-such-letter'; readonly letter: string }
  | { readonly code: 'notation/off-board' };

/** A play as it was written. */
export interface WrittenPlay {
  /** All squares of the word, in reading order. */
  readonly squares: readonly Square[];
  /** The new tiles. */
  readonly tiles: readonly Placement[];
}

/**
 * The play that `8D FINED` or `D8 C.N(FINED)` names on `board` (rule N1): lower case is a blank; letters that lie there
 * are dots, stand in parentheses or are written plainly.
 */
export function parsePlay(
  layout: BoardLayout,
  tileSet: TileSet,
  board: Board,
  text: string,
): Result<WrittenPlay, PlayTextError> {
  const [startText = '', wordText = '', ...more] = text.trim().split(/\s+/);
  const start = parseStart(layout, startText);
  if (!start.ok) return start;
  const word = more.length === 0 ? readWord(wordText) : null;
  if (word === null) return err({ code: 'notation/bad-word', text: [wordText, ...more].join(' ') });
  const across = start.value.direction === 'across';
  const squares: Square[] = [];
  const tiles: Placement[] = [];
  for (const [index, { letter, blank, through }] of word.entries()) {
    const at = square(start.value.square + index * (across ? 1 : layout.columns));
    const leaves = across && rowOf(layout, at) !== rowOf(layout, start.value.square);
    if (leaves || !isOnBoard(layout, at)) return err({ code: 'notation/off-board' });
    squares.push(at);
    const lies = board[at]?.letter;
    if (through && (lies === undefined || (letter !== null && letter !== lies))) {
      return err({ code: 'notation/not-there', square: at });
    }
    if (through || letter === null || letter === lies) continue;
    if (!isLetter(tileSet, letter)) return err({ code: 'notation/no-such-letter', letter });
    tiles.push({ square: at, letter, blank });
  }
  return ok({ squares, tiles });
}
