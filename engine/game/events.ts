import type { Millis, Seat, Square } from '../base/units.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import type { Letter, Tile } from '../equipment/tile-set.ts';
import type { Placement } from '../play/board.ts';
import type { ScoredWord } from '../play/play.ts';
import type { Word } from '../words/lexicon.ts';
import type { ClockState, PendingAnswer } from './state.ts';

/** What happened, in order: all that a room stores of a game, and all that replaying it reads. */
export type GameEvent =
  | StartedEvent
  | FirstDrawnEvent
  | DealtEvent
  | PlayedEvent
  | ExchangedEvent
  | PassedEvent
  | RedeemedEvent
  | ChallengedEvent
  | TurnLostEvent
  | SeatGoneEvent
  | ClockEvent
  | TimeGivenEvent
  | LastPlayWaitedEvent
  | AnswerClockEvent
  | AcceptedEvent
  | EndedEvent;

export interface StartedEvent {
  readonly type: 'started';
  readonly ruleset: Ruleset;
  readonly seats: number;
}

/** The starting draw (rule S1). */
export interface FirstDrawnEvent {
  readonly type: 'firstDrawn';
  /** One list a round: the first of all seats, each later one of those still tied. */
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly tile: Tile }[])[];
  readonly first: Seat;
  readonly drawCounter: number;
}

export interface DealtEvent {
  readonly type: 'dealt';
  /** By seat. */
  readonly racks: readonly (readonly Tile[])[];
  readonly drawCounter: number;
}

export interface PlayedEvent {
  readonly type: 'played';
  readonly seat: Seat;
  readonly turn: number;
  readonly tiles: readonly Placement[];
  readonly words: readonly ScoredWord[];
  readonly bingo: number;
  readonly score: number;
  readonly drawn: readonly Tile[];
  readonly drawCounter: number;
  /** `valid`: the room looked its words up; `open`: nobody has judged it yet (rule W6). */
  readonly verdict: 'valid' | 'open';
}

export interface ExchangedEvent {
  readonly type: 'exchanged';
  readonly seat: Seat;
  readonly turn: number;
  readonly returned: readonly Tile[];
  readonly drawn: readonly Tile[];
  readonly drawCounter: number;
}

export interface PassedEvent {
  readonly type: 'passed';
  readonly seat: Seat;
  readonly turn: number;
  /** Who passed: the seat, or the clock for it (rule K1). */
  readonly by: 'seat' | 'clock';
}

/** A blank was taken off the board for the tile that it stood for, which lies there now (rule W5). */
export interface RedeemedEvent {
  readonly type: 'redeemed';
  readonly seat: Seat;
  readonly square: Square;
  readonly letter: Letter;
}

/** An opponent gave time (rule K6). */
export interface TimeGivenEvent {
  readonly type: 'timeGiven';
  readonly seat: Seat;
  readonly to: Seat;
  readonly time: Millis;
}

/** The time that was used up to now is taken off, before what happens next (rule K3). */
export interface ClockEvent extends ClockState {
  readonly type: 'clock';
}

/** A challenge and its verdict; an upheld one withdraws the play (rule C2). */
export interface ChallengedEvent {
  readonly type: 'challenged';
  /** The challenger. */
  readonly seat: Seat;
  /** Number of the challenged play's turn. */
  readonly turn: number;
  readonly verdicts: readonly { readonly word: Word; readonly valid: boolean }[];
  readonly upheld: boolean;
  /** What it costs the challenger, beside points. */
  readonly penalty: 'none' | 'losesThisTurn' | 'owesTurn' | 'losesGame';
  /** Points that it moves: to the challenged seat, or from the challenger; null where none. */
  readonly award: { readonly seat: Seat; readonly points: number } | null;
}

/**
 * A seat leaves the game, which goes on without it (rules R2, R4). Of one that was gone the others have `claimed` the
 * win, at a table of two, or else `removed` it (rule R3).
 */
export interface SeatGoneEvent {
  readonly type: 'seatGone';
  readonly seat: Seat;
  readonly cause: (typeof GONE_CAUSES)[number];
}

export const GONE_CAUSES = ['resigned', 'overtime', 'claimed', 'removed'] as const;

/** A turn passed over: lost by the challenge just failed, or owed from an earlier one. */
export interface TurnLostEvent {
  readonly type: 'turnLost';
  readonly seat: Seat;
  readonly turn: number;
  readonly cause: 'challenge' | 'owed';
}

/** A last play begins to wait for the others' answers (rule C4). */
export interface LastPlayWaitedEvent {
  readonly type: 'lastPlayWaited';
  readonly turn: number;
  readonly answers: readonly Omit<PendingAnswer, 'changes'>[];
  readonly until: Millis;
}

/** A seat came or went while its answer was awaited. */
export interface AnswerClockEvent {
  readonly type: 'answerClock';
  readonly seat: Seat;
  readonly left: Millis;
  readonly since: Millis | null;
}

export interface AcceptedEvent {
  readonly type: 'accepted';
  readonly seat: Seat;
  readonly turn: number;
  readonly by: 'press' | 'deadline';
}

export interface EndedEvent extends GameResult {
  readonly type: 'ended';
}

/** How a game ended. Public. */
export interface GameResult {
  readonly reason: EndReason;
  /** Who went out; null where nobody did. */
  readonly out: Seat | null;
  /** By seat. */
  readonly standings: readonly Standing[];
}

/** Ends of a game without a result (rule E7): agreed on, for a seat that is gone, or since nobody plays any more. */
const NO_RESULTS = ['abort', 'absence', 'abandoned'] as const;

/**
 * By what is on the racks: `out`, a seat played its last tile (rule E1); `scoreless`, too many turns without points
 * (rule E2); `noPlays`, nobody can play (rule E3). By themselves (rule E7): `challenge` with the rule `triple`, and where
 * one seat is left `resignation`, `overtime`, `claim` and `removal`.
 */
export const END_REASONS = [
  'out',
  'scoreless',
  'noPlays',
  'challenge',
  'resignation',
  'overtime',
  'claim',
  'removal',
  ...NO_RESULTS,
] as const;

export type EndReason = (typeof END_REASONS)[number];
export type NoResult = (typeof NO_RESULTS)[number];

export const isNoResult = (reason: EndReason): reason is NoResult =>
  (NO_RESULTS as readonly EndReason[]).includes(reason);

export interface Standing {
  /** Points scored in play. */
  readonly before: number;
  /** Tiles left on the rack. */
  readonly rack: readonly Tile[];
  /** What the own rack costs: 0 or less. */
  readonly rackPoints: number;
  /** What the others' racks bring to who went out. */
  readonly outPoints: number;
  /** What overtime costs: 0 or less (rule K2). */
  readonly timePoints: number;
  readonly total: number;
  /** 1 is first; equal places are shared (rule E5). Null where the game has no result. */
  readonly place: number | null;
}
