import type { Millis, Seat } from '../base/units.ts';
import type { Tile } from '../equipment/tile-set.ts';
import type { Placement } from '../play/board.ts';
import type { Word } from '../words/lexicon.ts';
import type {
  AcceptedEvent,
  AnswerClockEvent,
  ChallengedEvent,
  ClockEvent,
  EndedEvent,
  FirstDrawnEvent,
  GameResult,
  PassedEvent,
  PlayedEvent,
  RedeemedEvent,
  SeatGoneEvent,
  StartedEvent,
  TimeGivenEvent,
  TurnLostEvent,
} from './events.ts';

/** Who looks: a seat, or null for a watcher. */
export type Viewer = Seat | null;

/** What one viewer may know of a game. There is no field that a secret could hide in. */
export interface GameView {
  readonly phase: 'playing' | 'lastPlay' | 'over';
  /** A position string (rule N3). */
  readonly board: string;
  readonly toMove: Seat;
  /** Number of the turn now to be taken, from 0. */
  readonly turn: number;
  /** The viewer's own tiles; empty for a watcher. */
  readonly rack: readonly Tile[];
  /** By seat. */
  readonly seats: readonly {
    readonly score: number;
    readonly tiles: number;
    readonly owed: number;
    readonly left: SeatGoneEvent['cause'] | null;
  }[];
  /** Tiles left in the bag. */
  readonly inBag: number;
  readonly latestPlay: {
    readonly turn: number;
    readonly seat: Seat;
    readonly tiles: readonly Placement[];
    readonly words: readonly Word[];
    readonly score: number;
    /** Whether it can be challenged now. */
    readonly open: boolean;
  } | null;
  /** Whose answer the last play waits for, and when the wait is over at the latest. */
  readonly wait: {
    readonly turn: number;
    readonly answers: readonly {
      readonly seat: Seat;
      readonly left: Millis;
      readonly since: Millis | null;
    }[];
    readonly until: Millis;
  } | null;
  /** Every seat's time as of `since`, by the room's clock; null without one. */
  readonly clock: {
    /** By seat; below 0 is overtime. */
    readonly left: readonly Millis[];
    readonly since: Millis;
    /** Whose time runs. */
    readonly running: readonly Seat[];
    /** When the seat to move loses by it, or passes by it; null where none does. */
    readonly flagAt: Millis | null;
  } | null;
  readonly result: GameResult | null;
}

/** An event as one viewer may know it: what is secret is a count, or is null for all but its owner. */
export type GameEventView =
  | StartedEvent
  | Omit<FirstDrawnEvent, 'drawCounter'>
  | { readonly type: 'dealt'; readonly counts: readonly number[]; readonly rack: readonly Tile[] | null }
  | (Omit<PlayedEvent, 'drawn' | 'drawCounter'> & Drawn)
  | ({
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly turn: number;
      readonly count: number;
      readonly returned: readonly Tile[] | null;
    } & Drawn)
  | PassedEvent
  | RedeemedEvent
  | TimeGivenEvent
  | ChallengedEvent
  | TurnLostEvent
  | SeatGoneEvent
  | Omit<ClockEvent, 'credit'>
  | { readonly type: 'lastPlayWaited'; readonly turn: number; readonly seats: readonly Seat[] }
  | Pick<AnswerClockEvent, 'type' | 'seat'>
  | AcceptedEvent
  | EndedEvent;

interface Drawn {
  readonly drawnCount: number;
  /** The tiles themselves, for the seat that drew them. */
  readonly drawn: readonly Tile[] | null;
}
