import type { Seat, Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { ChallengedEvent } from '../../engine/game/events.ts';
import type { GameEventView } from '../../engine/game/view-types.ts';
import { startName } from '../../engine/notation/coordinates.ts';
import type { RoomEventView, StepView } from '../../engine/protocol/server-message.ts';

type PlayedView = Extract<GameEventView, { type: 'played' }>;

/** One turn as the list of turns shows it. */
export type TurnRow = PlayRow | ExchangeRow | PassRow | LostRow;

interface Row {
  readonly turn: number;
  readonly seat: Seat;
  /** Points of the turn, 0 for a withdrawn play. */
  readonly score: number;
  /** The seat's points after it. */
  readonly total: number;
}

export interface PlayRow extends Row {
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

export interface ExchangeRow extends Row {
  readonly kind: 'exchange';
  readonly count: number;
}

export interface PassRow extends Row {
  readonly kind: 'pass';
}

/** A turn passed over: by the challenge just failed, or owed from an earlier one. */
export interface LostRow extends Row {
  readonly kind: 'lost';
  readonly cause: 'challenge' | 'owed';
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
        rows.push({ kind: 'pass', ...where(event), ...add(event.seat, 0) });
        break;
      case 'turnLost':
        rows.push({ kind: 'lost', ...where(event), cause: event.cause, ...add(event.seat, 0) });
        break;
      case 'challenged':
        if (event.upheld) withdraw(rows, event.turn, add);
        break;
      default:
        break;
    }
  }
  return rows;
}

export type StartingDraw = Extract<GameEventView, { type: 'firstDrawn' }>;

/** The draw for the first turn; null before it. */
export function startingDraw(steps: readonly StepView[]): StartingDraw | null {
  return eventsOf(steps).find((event) => event.type === 'firstDrawn') ?? null;
}

/** A challenge with the seat whose play was challenged. */
export interface Verdict extends ChallengedEvent {
  readonly challenged: Seat;
}

/** The latest challenge of the game; null where there was none. */
export function lastVerdict(steps: readonly StepView[]): Verdict | null {
  const events = eventsOf(steps);
  const verdict = events.findLast((event) => event.type === 'challenged');
  const play = events.findLast((event) => event.type === 'played' && event.turn === verdict?.turn);
  return verdict && play?.type === 'played' ? { ...verdict, challenged: play.seat } : null;
}

const eventsOf = (steps: readonly StepView[]): readonly (GameEventView | RoomEventView)[] =>
  steps.flatMap((step) => step.events);

const where = ({ turn, seat }: { turn: number; seat: Seat }): { turn: number; seat: Seat } => ({
  turn,
  seat,
});

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
    if (!laid) return `(${letters[index] ?? ''})`;
    return laid.blank ? laid.letter.toLowerCase() : laid.letter;
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
