import { square } from '../base/units.ts';
import type { Placement } from '../play/board.ts';
import type { MoveRules } from './move-rules.ts';

/** A legal play and its points. */
export interface FoundPlay {
  /** In reading order, as a player's `place` names them. */
  readonly tiles: readonly Placement[];
  readonly score: number;
}

/** The play of the first `count` of these tiles; `blanks` has a bit for each that is one. */
export function foundPlay(
  { squareOf, tileSet }: MoveRules,
  cells: Int32Array,
  letters: Uint8Array,
  count: number,
  blanks: number,
  score: number,
): FoundPlay {
  const tiles: Placement[] = [];
  for (let i = 0; i < count; i++) {
    const at = square(squareOf[cells[i] ?? 0] ?? -1);
    const letter = tileSet.alphabet[letters[i] ?? -1];
    if (letter === undefined || at < 0) throw new RangeError('a play outside the board or the alphabet');
    tiles.push({ square: at, letter, blank: ((blanks >> i) & 1) !== 0 });
  }
  return { tiles, score };
}
