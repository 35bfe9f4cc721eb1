import type { Millis, Seat, Seq } from '../base/units.ts';
import type { GameError } from '../game/errors.ts';

/** Why a frame was not read. */
export type WireError =
  | { readonly code: 'wire/not-text' }
  | { readonly code: 'wire/too-long' }
  | { readonly code: 'wire/not-json' }
  | { readonly code: 'wire/bad-shape'; readonly path: string }
  | { readonly code: 'wire/too-many'; readonly retryAfter: number };

/** Why the room refused. */
export type RoomError =
  | { readonly code: 'room/stale'; readonly seq: Seq }
  | { readonly code: 'room/not-seated' }
  | { readonly code: 'room/not-host'; readonly host: Seat | null }
  | { readonly code: 'room/full' }
  | { readonly code: 'room/seat-taken'; readonly seat: Seat }
  | { readonly code: 'room/seat-locked'; readonly seat: Seat }
  /** Who sits where is not what it was at `expect`. */
  | { readonly code: 'room/seats-changed' }
  | { readonly code: 'room/own-seat' }
  | { readonly code: 'room/same-seat' }
  | { readonly code: 'room/no-such-seat'; readonly seats: number }
  | { readonly code: 'room/too-many-changes' }
  | { readonly code: 'room/too-many-turns' }
  /** The room's log is so long that no further game begins in it. */
  | { readonly code: 'room/too-many-games' }
  | { readonly code: 'room/already-started' }
  | { readonly code: 'room/not-started' }
  | { readonly code: 'room/too-few-seats' }
  | { readonly code: 'room/other-game'; readonly game: number }
  | { readonly code: 'room/nonce-given' }
  | { readonly code: 'room/game-not-over' }
  /** A bot plays for the seat; it can be taken back. */
  | { readonly code: 'room/bot-plays' }
  | { readonly code: 'name/empty' }
  | { readonly code: 'name/too-long'; readonly max: number }
  | RequestError;

/** Why a request is not made, or not answered (rules R3, R5). */
export type RequestError =
  | { readonly code: 'request/open'; readonly request: number }
  | { readonly code: 'request/closed' }
  | { readonly code: 'request/not-asked' }
  | { readonly code: 'request/too-many' }
  /** While a game is played; and while somebody who has played here has no seat to agree with (rule R7). */
  | { readonly code: 'delete/game-runs' }
  | { readonly code: 'delete/player-gone' }
  | { readonly code: 'claim/own-seat' }
  | { readonly code: 'claim/not-in-rules' }
  | { readonly code: 'claim/not-on-turn'; readonly toMove: Seat }
  | { readonly code: 'claim/not-gone'; readonly seat: Seat }
  /** `ready` is when it can be claimed, by the room's clock. */
  | { readonly code: 'claim/too-early'; readonly ready: Millis };

/** Why a line is not said, or a visitor not seen to. */
export type TalkError =
  | { readonly code: 'chat/closed' }
  | { readonly code: 'chat/muted' }
  | { readonly code: 'chat/empty' }
  | { readonly code: 'chat/too-long'; readonly max: number }
  /** `retryAfter` in milliseconds. */
  | { readonly code: 'chat/too-many'; readonly retryAfter: number }
  /** The socket was opened without a cookie. */
  | { readonly code: 'chat/no-session' }
  | { readonly code: 'room/no-such-watcher' }
  /** Nobody removes whoever has made a private room (rule I5). */
  | { readonly code: 'room/is-maker' };

/** Why nobody sits down now. */
export type SeatError = Extract<
  RoomError,
  {
    code:
      | 'room/already-started'
      | 'room/too-many-changes'
      | 'room/full'
      | 'room/no-such-seat'
      | 'room/seat-taken'
      | 'room/seat-locked'
      | 'name/empty'
      | 'name/too-long';
  }
>;

export type Refusal = WireError | RoomError | TalkError | GameError;
