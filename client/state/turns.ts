import type { Seat, Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import type { ChallengedEvent, RedeemedEvent, SeatGoneEvent } from '../../engine/game/events.ts';
import type { GameEventView } from '../../engine/game/view-types.ts';
import { squareName, startName } from '../../engine/notation/coordinates.ts';
import { faceText } from '../../engine/notation/face-text.ts';
import type { RoomEventView, StepView } from '../../engine/protocol/server-message.ts';

type PlayedView = Extract<GameEventView, { type: 'played' }>;

/** One line of the list of turns: a turn, or what else changed the points or the table. */
export type TurnRow = PlayRow | ExchangeRow | PassRow | LostRow | AwardRow | GoneRow | RedeemRow;

interface Row {
  readonly seat: Seat;
  /** Points of the turn, 0 for a withdrawn play. */
  readonly score: number;
  /** The seat's points after it. */
  readonly total: number;
}

interface Turn extends Row {
  readonly turn: number;
}

export interface PlayRow extends Turn {
  readonly kind: 'play';
  /** `8D`, or `D8` for a play down. */
  readonly start: string;
  /** `CON(FINED)`: blanks in lower case, what lay there before in parentheses. */
  readonly word: string;
  /** `8D FINED` */
  readonly notation: string;
  readonly bingo: boolean;
  readonly withdrawn: boolean;
}

export interface ExchangeRow extends Turn {
  readonly kind: 'exchange';
  readonly count: number;
}

export interface PassRow extends Turn {
  readonly kind: 'pass';
  readonly by: 'seat' | 'clock';
}

/** A turn passed over: by the challenge just failed, or owed from an earlier one. */
export interface LostRow extends Turn {
  readonly kind: 'lost';
  readonly cause: 'challenge' | 'owed';
}

/** Points that a failed challenge moved, in the line of whoever has gained or lost them. */
export interface AwardRow extends Row {
  readonly kind: 'award';
  readonly to: 'challenged' | 'challenger';
}

/** The seat left the game. */
export interface GoneRow extends Row {
  readonly kind: 'gone';
  readonly cause: SeatGoneEvent['cause'];
}

/** A blank was taken off the board for the tile that it stood for. */
export interface RedeemRow extends Row {
  readonly kind: 'redeem';
  /** `H8` */
  readonly square: string;
  readonly letter: Letter;
}

/** The turns of a game, in order; a play that was withdrawn stays in the list, without its points. */
export function turnRows(layout: BoardLayout, steps: readonly StepView[]): readonly TurnRow[] {
  const rows: TurnRow[] = [];
  const totals = new Map<Seat, number>();
  const add = (seat: Seat, score: number): { score: number; total: number } => {
    const total = (totals.get(seat) ?? 0) + score;
    totals.set(seat, total);
    return { score, total };
  };
  for (const event of eventsOf(steps)) {
    switch (event.type) {
      case 'played':
        rows.push(playRow(layout, event, add(event.seat, event.score)));
        break;
      case 'exchanged':
        rows.push({ kind: 'exchange', ...where(event), count: event.count, ...add(event.seat, 0) });
        break;
      case 'passed':
        rows.push({ kind: 'pass', ...where(event), by: event.by, ...add(event.seat, 0) });
        break;
      case 'turnLost':
        rows.push({ kind: 'lost', ...where(event), cause: event.cause, ...add(event.seat, 0) });
        break;
      case 'challenged':
        if (event.upheld) withdraw(rows, event.turn, add);
        if (event.award) rows.push(awardRow(event, event.award, add(event.award.seat, event.award.points)));
        break;
      case 'redeemed':
        rows.push(redeemRow(layout, event, add(event.seat, 0)));
        break;
      case 'seatGone':
        rows.push({ kind: 'gone', seat: event.seat, cause: event.cause, ...add(event.seat, 0) });
        break;
      default:
        break;
    }
  }
  return rows;
}

/** How many of the rows are turns. */
export const countTurns = (rows: readonly TurnRow[]): number => rows.filter(isTurn).length;

export const isTurn = ({ kind }: TurnRow): boolean =>
  kind !== 'award' && kind !== 'gone' && kind !== 'redeem';

/** What a result does not tell of an end without one. */
export interface EndedBy {
  /** Whose turn it was. */
  readonly toMove: Seat;
  /** Whether the others had agreed. */
  readonly agreed: boolean;
}

/** Whether the players have agreed to what one of them asked last. */
export function hasAgreed(steps: readonly StepView[]): boolean {
  const closed = eventsOf(steps).findLast((event) => event.type === 'requestClosed');
  return closed?.type === 'requestClosed' && closed.outcome === 'agreed';
}

export type StartingDraw = Extract<GameEventView, { type: 'firstDrawn' }>;

/** The draw for the first turn; null before it. */
export function startingDraw(steps: readonly StepView[]): StartingDraw | null {
  return eventsOf(steps).find((event) => event.type === 'firstDrawn') ?? null;
}

/** A challenge with the seat whose play was challenged. */
export interface Verdict extends ChallengedEvent {
  readonly challenged: Seat;
  /** Whether the game was over with it (the rule `triple`). */
  readonly decides: boolean;
}

/** The latest challenge of the game; null where there was none. */
export function lastVerdict(steps: readonly StepView[]): Verdict | null {
  const events = eventsOf(steps);
  const verdict = events.findLast((event) => event.type === 'challenged');
  const play = events.findLast((event) => event.type === 'played' && event.turn === verdict?.turn);
  if (verdict === undefined || play?.type !== 'played') return null;
  const decides = events.some((event) => event.type === 'ended' && event.reason === 'challenge');
  return { ...verdict, challenged: play.seat, decides };
}

const eventsOf = (steps: readonly StepView[]): readonly (GameEventView | RoomEventView)[] =>
  steps.flatMap((step) => step.events);

const where = ({ turn, seat }: { turn: number; seat: Seat }): { turn: number; seat: Seat } => ({
  turn,
  seat,
});

const awardRow = (
  { seat: challenger }: ChallengedEvent,
  { seat }: { readonly seat: Seat },
  points: { readonly score: number; readonly total: number },
): AwardRow => ({ kind: 'award', seat, to: seat === challenger ? 'challenger' : 'challenged', ...points });

const redeemRow = (
  layout: BoardLayout,
  { seat, square, letter }: RedeemedEvent,
  points: { readonly score: number; readonly total: number },
): RedeemRow => ({ kind: 'redeem', seat, square: squareName(layout, square), letter, ...points });

function playRow(
  layout: BoardLayout,
  play: PlayedView,
  points: { readonly score: number; readonly total: number },
): PlayRow {
  const squares = play.words[0]?.squares ?? [];
  const [first, second] = squares;
  const direction = first !== undefined && second === first + 1 ? 'across' : 'down';
  const start = first === undefined ? '' : startName(layout, first, direction);
  const word = spell(play, squares);
  return {
    kind: 'play',
    ...where(play),
    start,
    word,
    notation: `${start} ${word}`,
    bingo: play.bingo > 0,
    withdrawn: false,
    ...points,
  };
}

function spell(play: PlayedView, squares: readonly Square[]): string {
  const letters = play.words[0]?.letters ?? [];
  const faces = squares.map((square, index) => {
    const laid = play.tiles.find((tile) => tile.square === square);
    if (!laid) return `(${faceText(letters[index] ?? '')})`;
    return faceText(laid.blank ? laid.letter.toLowerCase() : laid.letter);
  });
  return faces.join('').replaceAll(')(', '');
}

function withdraw(
  rows: TurnRow[],
  turn: number,
  add: (seat: Seat, score: number) => { total: number },
): void {
  const index = rows.findLastIndex((row) => row.kind === 'play' && row.turn === turn);
  const row = rows[index];
  if (row?.kind !== 'play') return;
  rows[index] = { ...row, withdrawn: true, score: 0, total: add(row.seat, -row.score).total };
}
