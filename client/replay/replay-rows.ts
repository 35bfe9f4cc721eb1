import { type Seat, seat } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { startName } from '../../engine/notation/coordinates.ts';
import { faceText } from '../../engine/notation/face-text.ts';
import type { GcgEvent, GcgMark, GcgPlay } from '../../engine/notation/gcg/gcg-game.ts';
import type { GcgMismatch } from '../../engine/notation/gcg/gcg-mismatch.ts';
import { markSquares } from '../../engine/notation/gcg/mark-squares.ts';
import type { Board, BoardTile } from '../../engine/play/board.ts';
import type { OpenGame } from './open-game.ts';

/** A line of a file's list of turns. */
export interface ReplayRow {
  /** The player. */
  readonly seat: Seat;
  /** How many events have happened with it. */
  readonly position: number;
  readonly event: GcgEvent;
  /** Of a play `8D CON(FINED)`, as in rule N1; else empty. */
  readonly notation: string;
  /** A play that was taken back. */
  readonly withdrawn: boolean;
  readonly mismatches: readonly GcgMismatch[];
}

/** Every event of a game, in order. */
export function replayRows({ equipment, replay }: OpenGame): readonly ReplayRow[] {
  const rows: ReplayRow[] = [];
  for (const [index, { event, board, mismatches }] of replay.steps.entries()) {
    const notation = event.type === 'play' ? notationOf(equipment.layout, board, event) : '';
    if (event.type === 'withdrawn') withdraw(rows);
    rows.push({
      seat: seat(event.player),
      position: index + 1,
      event,
      notation,
      withdrawn: false,
      mismatches,
    });
  }
  return rows;
}

function withdraw(rows: ReplayRow[]): void {
  const index = rows.findLastIndex(({ event }) => event.type === 'play');
  const row = rows[index];
  if (row) rows[index] = { ...row, withdrawn: true };
}

/** A play on the board that it led to, which knows the letters that a file leaves out. */
function notationOf(layout: BoardLayout, board: Board, play: GcgPlay): string {
  const word = markSquares(layout, play)
    .map(([at, mark]) => (mark.through ? `(${throughText(mark, board[at] ?? null)})` : markText(mark)))
    .join('')
    .replaceAll(')(', '');
  return `${startName(layout, play.start, play.direction)} ${word}`;
}

const throughText = ({ letter }: GcgMark, lies: BoardTile | null): string =>
  lies ? markText({ letter: lies.letter, blank: lies.blank }) : (letter ?? '.');

const markText = ({ letter, blank }: Pick<GcgMark, 'letter' | 'blank'>): string =>
  faceText(blank ? (letter ?? '.').toLowerCase() : (letter ?? '.'));
