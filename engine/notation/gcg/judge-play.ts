import { BLANK, isLetter } from '../../equipment/tile-set.ts';
import { type Board, type Placement, withTiles } from '../../play/board.ts';
import { checkPlay } from '../../play/check-play.ts';
import type { Play } from '../../play/play.ts';
import type { GcgPlay } from './gcg-game.ts';
import type { GcgMismatch } from './gcg-mismatch.ts';
import type { Judged } from './judged.ts';
import { markSquares } from './mark-squares.ts';
import { notOnRack } from './not-on-rack.ts';
import type { GcgEquipment } from './replay-gcg.ts';

/** A recorded play laid on `board` and counted anew. One that cannot lie so keeps its score, and what fits lies. */
export function judgePlay({ layout, tileSet, bingo }: GcgEquipment, board: Board, event: GcgPlay): Judged {
  const { player, line } = event;
  const told = { player, line };
  const mismatches: GcgMismatch[] = [];
  const tiles: Placement[] = [];
  for (const [square, { letter, blank, through }] of markSquares(layout, event)) {
    const lies = board[square]?.letter;
    if (through) {
      if (lies === undefined || (letter !== null && letter !== lies)) {
        mismatches.push({ ...told, code: 'gcg/not-there', square });
      }
    } else if (letter !== null) {
      if (isLetter(tileSet, letter)) tiles.push({ square, letter, blank });
      else mismatches.push({ ...told, code: 'gcg/no-such-letter', letter });
    }
  }
  const physical = event.word.flatMap(({ letter, blank, through }) =>
    through || letter === null ? [] : [blank ? BLANK : letter],
  );
  const play = mismatches.length === 0 ? checkPlay(layout, tileSet, bingo, board, tiles) : null;
  if (play && !play.ok) mismatches.push({ ...told, code: 'gcg/bad-play', error: play.error });
  const counted = play?.ok ? play.value : null;
  if (
    counted &&
    !isAmongWords(
      counted,
      markSquares(layout, event).map(([square]) => square),
    )
  ) {
    mismatches.push({ ...told, code: 'gcg/other-word' });
  }
  if (counted && counted.score !== event.score) {
    mismatches.push({ ...told, code: 'gcg/score', recorded: event.score, computed: counted.score });
  }
  return {
    play: counted,
    score: counted?.score ?? event.score,
    board: withTiles(
      board,
      tiles.filter(({ square }) => !board[square]),
    ),
    mismatches: [...mismatches, ...notOnRack(event, physical)],
  };
}

/** A single tile may be written along any of its words, which is why all are asked. */
function isAmongWords(play: Play, squares: readonly number[]): boolean {
  return play.words.some(
    (word) =>
      word.squares.length === squares.length && word.squares.every((at, index) => at === squares[index]),
  );
}
