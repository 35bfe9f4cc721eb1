import type { Millis, Seat } from '../base/units.ts';
import type { Bag } from '../equipment/bag.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import type { Tile } from '../equipment/tile-set.ts';
import type { Board, Placement } from '../play/board.ts';
import type { Word } from '../words/lexicon.ts';
import type { GameResult, SeatGoneEvent } from './events.ts';

/** A game: what its events add up to. Plain data; full of secrets, so it leaves the room only through view. */
export interface GameState {
  readonly ruleset: Ruleset;
  /** `lastPlay`: all turns are done, the last play waits for the answers of the others (rule C4). */
  readonly phase: 'playing' | 'lastPlay' | 'over';
  readonly seats: readonly SeatState[];
  readonly bag: Bag;
  /** The stream's next counter for tiles (rule F2). */
  readonly drawCounter: number;
  readonly board: Board;
  readonly toMove: Seat;
  /** Turns begun before this one: the number of the turn now to be taken. */
  readonly turn: number;
  /** Scoreless turns in a row (rule E2). */
  readonly scoreless: number;
  /** The latest play, also behind later turns, which close it; null before the first. */
  readonly latestPlay: LatestPlay | null;
  readonly wait: LastPlayWait | null;
  /** Null without a clock. */
  readonly clock: ClockState | null;
  readonly result: GameResult | null;
}

export interface SeatState {
  /** In the order drawn. */
  readonly rack: readonly Tile[];
  readonly score: number;
  /** Turns that the seat has lost and not yet missed (rule C5). */
  readonly owed: number;
  /** The last play, exchange or pass, its score being what a challenge in vain can take; null before the first. */
  readonly lastTurn: { readonly turn: number; readonly score: number } | null;
  /** Why the seat has left the game; null while it plays (rule R4). */
  readonly left: SeatGoneEvent['cause'] | null;
  /** How often the seat has given time. */
  readonly gifts: number;
}

/** Every seat's time. Whose runs follows from the state: the seat to move, or all whose answer is awaited. */
export interface ClockState {
  /** By seat, as of `since`; below 0 is overtime. */
  readonly left: readonly Millis[];
  /** By seat: how much lag may still be given back (rule K4). */
  readonly credit: readonly Millis[];
  /** Up to when used time has been taken off. */
  readonly since: Millis;
}

/** The latest play, with what withdrawing it needs while it can be challenged. */
export interface LatestPlay {
  readonly turn: number;
  readonly seat: Seat;
  readonly tiles: readonly Placement[];
  readonly words: readonly Word[];
  readonly score: number;
  readonly drawn: readonly Tile[];
  /** The scoreless count before the play. */
  readonly scorelessBefore: number;
  /** Number of the seat's turn before the play; null where it had none. */
  readonly turnBefore: number | null;
  /** `open`: may be challenged; `judged`: was challenged; `closed`: too late. */
  readonly status: 'open' | 'judged' | 'closed';
}

/** The wait after a last play (rule C4). */
export interface LastPlayWait {
  readonly turn: number;
  /** Those who have not answered yet. */
  readonly answers: readonly PendingAnswer[];
  /** When every missing answer counts as accepted. */
  readonly until: Millis;
}

export interface PendingAnswer {
  readonly seat: Seat;
  /** Milliseconds of presence left, as of `since`. */
  readonly left: Millis;
  /** Since when they run down; null while the seat is away. */
  readonly since: Millis | null;
  /** How often the seat has come and gone. */
  readonly changes: number;
}
