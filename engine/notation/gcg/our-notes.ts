import type { Square } from '../../base/units.ts';
import type { BoardLayout } from '../../equipment/board-layout.ts';
import type { EndReason } from '../../game/events.ts';
import type { Board } from '../../play/board.ts';
import { parseStart, squareName } from '../coordinates.ts';
import type { GcgGame, GcgPragma } from './gcg-game.ts';

const OURS = 'crosstile: ';
const OVER = /^crosstile: game over: (\w+)$/;
const REDEEMED = /^crosstile: .+ took the blank on (\S+) for .+$/;

/** What the format has no form for, as a note of ours. */
export const note = (text: string): GcgPragma => ({ name: 'note', text: `${OURS}${text}` });

/** That a blank was taken off the board for the tile that it stood for (rule W5). */
export const redemption = (layout: BoardLayout, nick: string, square: Square, face: string): string =>
  `${nick} took the blank on ${squareName(layout, square)} for ${face}`;

/** How a game of ours ended. */
export const gameOver = (reason: EndReason): string => `game over: ${reason}`;

/** The ending that a game's notes tell; null where there is none. */
export function toldEnding({ header, events }: GcgGame): string | null {
  const last = (events.at(-1)?.after ?? header).findLast(({ text }) => OVER.test(text));
  return (last && OVER.exec(last.text)?.[1]) ?? null;
}

/** The board behind what the notes of an event say: where a blank was taken, its tile lies. */
export function withRedeemed(layout: BoardLayout, board: Board, notes: readonly GcgPragma[]): Board {
  return notes.reduce((before, { name, text }) => {
    const named = name.toLowerCase() === 'note' ? REDEEMED.exec(text)?.[1] : undefined;
    const at = named === undefined ? null : parseStart(layout, named);
    const tile = at?.ok ? before[at.value.square] : null;
    return at?.ok && tile ? before.with(at.value.square, { ...tile, blank: false }) : before;
  }, board);
}
