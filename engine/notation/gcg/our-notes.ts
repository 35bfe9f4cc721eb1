import type { Square } from '../../base/units.ts';
import type { BoardLayout } from '../../equipment/board-layout.ts';
import { END_REASONS, type EndReason, type SeatGoneEvent } from '../../game/events.ts';
import type { Board } from '../../play/board.ts';
import { parseStart, squareName } from '../coordinates.ts';
import { allPragmas, type GcgGame, type GcgPragma } from './gcg-game.ts';

const OURS = 'crosstile: ';
const OVER = /^crosstile: game over: (\w+)$/;
const CHALLENGE = /^crosstile: challenge by ([^\s:]+): /;
const REDEEMED = /^crosstile: .+ took the blank on (\S+) for .+$/;

const GONE = {
  resigned: 'resigned',
  overtime: 'lost on time',
  claimed: 'was gone, and the game was claimed',
  removed: 'was gone, and was removed',
} as const satisfies Record<SeatGoneEvent['cause'], string>;

/** What the format has no form for, as a note of ours. */
export const note = (text: string): GcgPragma => ({ name: 'note', text: `${OURS}${text}` });

/** That a blank was taken off the board for the tile that it stood for (rule W5). */
export const redemption = (layout: BoardLayout, nick: string, square: Square, face: string): string =>
  `${nick} took the blank on ${squareName(layout, square)} for ${face}`;

/** That a seat left the game, and why. */
export const departure = (nick: string, cause: SeatGoneEvent['cause']): string => `${nick} ${GONE[cause]}`;

/** What came of a challenge. */
export const judgement = (challenger: string, verdict: string): string =>
  `challenge by ${challenger}: ${verdict}`;

/** How a game of ours ended. */
export const gameOver = (reason: EndReason): string => `game over: ${reason}`;

/** The ending that a game's notes tell; null where there is none. */
export function toldEnding({ header, events }: GcgGame): EndReason | null {
  const last = (events.at(-1)?.after ?? header).findLast(({ text }) => OVER.test(text));
  const told = last && OVER.exec(last.text)?.[1];
  return END_REASONS.find((reason) => reason === told) ?? null;
}

/** The players of whom a game's notes tell that they left it so. */
export function toldGone(game: GcgGame, cause: SeatGoneEvent['cause']): readonly number[] {
  const texts = allPragmas(game).map(({ text }) => text);
  return game.players.flatMap(({ nick }, player) =>
    texts.includes(note(departure(nick, cause)).text) ? [player] : [],
  );
}

/** Who was wrong in the last challenge that a game's notes tell: a mover whose play was withdrawn, or the challenger. */
export function toldWrong({ players, events }: GcgGame): readonly number[] {
  const told = events
    .flatMap((event) => event.after.map(({ text }) => ({ event, challenger: CHALLENGE.exec(text)?.[1] })))
    .findLast(({ challenger }) => challenger !== undefined);
  if (told?.event.type === 'withdrawn') return [told.event.player];
  return players.flatMap(({ nick }, player) => (nick === told?.challenger ? [player] : []));
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
