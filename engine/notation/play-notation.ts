import type { BoardLayout } from '../equipment/board-layout.ts';
import type { Placement } from '../play/board.ts';
import type { ScoredWord } from '../play/play.ts';
import { startName } from './coordinates.ts';
import { faceText } from './face-text.ts';

/** A play as it is written (rule N1): `8A` and `CON(FINED)`, blanks in lower case, what lay there before in parentheses. */
export function playNotation(
  layout: BoardLayout,
  {
    tiles,
    words,
  }: { readonly tiles: readonly Placement[]; readonly words: readonly Omit<ScoredWord, 'score'>[] },
): { readonly start: string; readonly word: string } {
  const { squares = [], letters = [] } = words[0] ?? {};
  const [first, second] = squares;
  const direction = first !== undefined && second === first + 1 ? 'across' : 'down';
  const faces = squares.map((square, index) => {
    const laid = tiles.find((tile) => tile.square === square);
    if (!laid) return `(${faceText(letters[index] ?? '')})`;
    return faceText(laid.blank ? laid.letter.toLowerCase() : laid.letter);
  });
  return {
    start: first === undefined ? '' : startName(layout, first, direction),
    word: faces.join('').replaceAll(')(', ''),
  };
}
