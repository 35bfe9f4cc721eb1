import type { Millis, Seat, Seq } from '../base/units.ts';
import type { PresetId } from '../equipment/presets.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import type { GameEventView, GameView } from '../game/view-types.ts';
import type { BotLevel } from '../moves/bots/bot-level.ts';
import type { LexiconRef } from '../words/lexicon.ts';
import type { Refusal } from './errors.ts';
import type { InviteView } from './links.ts';
import type { ChatMessage, HouseMessage } from './talk-view.ts';
import type { Want } from './want.ts';

/** What a room says on the socket: a frame. */
export type ServerFrame = ServerMessage | MarkMessage;

/** What a room says of itself. */
export type ServerMessage = UpdateMessage | RefusedMessage | PresenceMessage | ChatMessage | HouseMessage;

/** Everything between the step the client had and `seq`, and how things stand now. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly protocol: number;
  /** Changes when the room's history is another one: what the client has is void. */
  readonly epoch: string;
  readonly seq: Seq;
  /** The room's clock when it sent this. */
  readonly now: Millis;
  /** The client's last step before `steps`: 0 sends the whole current game. */
  readonly after: Seq;
  readonly steps: readonly StepView[];
  readonly room: RoomView;
  readonly game: GameView | null;
  readonly presence: Presence;
  /** The command of this client that is hereby applied. */
  readonly ack: string | null;
}

/** Asks for a sign that the client has read all that was sent before: it says the mark back. */
export interface MarkMessage {
  readonly type: 'mark';
  /** 16 hex digits that nobody can guess. */
  readonly mark: string;
}

/** A command changed nothing. `id` is null where the frame could not be read. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly id: string | null;
  readonly seq: Seq;
  readonly error: Refusal;
}

export interface PresenceMessage {
  readonly type: 'presence';
  readonly presence: Presence;
}

export interface Presence {
  /** By seat; a free one is `gone`. */
  readonly seats: readonly SeatPresence[];
  /** Since when the seat to move is gone on its turn; null while it is not (rule R3). */
  readonly absentSince: Millis | null;
  readonly watchers: number;
}

/** `away`: connected, but its player does not look at the page; `gone`: not connected, or long silent. */
export type SeatPresence = 'here' | 'away' | 'gone';

/** One step of the room's log as this viewer may know it. */
export interface StepView {
  readonly seq: Seq;
  readonly at: Millis;
  readonly events: readonly (GameEventView | RoomEventView)[];
}

export type RoomEventView =
  | { readonly type: 'roomMade' }
  | { readonly type: 'seatTaken'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'seatLeft'; readonly seat: Seat }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly level: BotLevel; readonly name: string }
  | BotEvent
  /** What was on the two places has changed over: people and locks. */
  | { readonly type: 'seatsSwapped'; readonly a: Seat; readonly b: Seat }
  | { readonly type: 'seatLocked'; readonly seat: Seat; readonly locked: boolean }
  /** The host wants to begin with those who are seated. */
  | { readonly type: 'startAsked'; readonly seat: Seat }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  | { readonly type: 'nonceGiven'; readonly seat: Seat }
  | { readonly type: 'seatsFixed'; readonly names: readonly string[] }
  | { readonly type: 'rematchAsked'; readonly seat: Seat }
  | RequestEvent
  /** Of a private room (rule I6): by the number of the invite. */
  | { readonly type: 'inviteMade' | 'inviteUsed' | 'inviteWithdrawn'; readonly invite: number }
  /** Its player offers it to another device of his, or has moved there (rule I7). */
  | { readonly type: 'seatOffered' | 'seatMoved'; readonly seat: Seat }
  /** It is the last step that is told (rule R7). */
  | { readonly type: 'roomDeleted'; readonly by: Seat }
  | { readonly type: 'gameOpened'; readonly game: number; readonly commitment: string }
  | { readonly type: 'seedRevealed'; readonly seed: string }
  /** The room was set back to an earlier time: from here on its epoch is another one (rule D14). */
  | { readonly type: 'restored' }
  | { readonly type: 'lexiconChanged'; readonly lexicon: LexiconRef };

/** What becomes of seats that bots play (rules R1, R3), and who lets an open play stand (rule C3). All of it is public. */
export type BotEvent =
  | { readonly type: 'botTookOver'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly type: 'seatTakenBack'; readonly seat: Seat }
  | { readonly type: 'letStand'; readonly seat: Seat; readonly turn: number };

/** Requests (rule R5). All of it is public. */
export type RequestEvent =
  | ({ readonly type: 'requestOpened' } & Omit<RequestView, 'agreed'>)
  | { readonly type: 'requestAgreed'; readonly request: number; readonly seat: Seat }
  | {
      readonly type: 'requestClosed';
      readonly request: number;
      /** `void`: what it was about is no longer so. */
      readonly outcome: 'agreed' | 'refused' | 'expired' | 'void';
      /** Who refused, or agreed last. */
      readonly by: Seat | null;
    };

/** An open request. */
export interface RequestView {
  /** Number of the request in this game, from 1. */
  readonly request: number;
  readonly by: Seat;
  readonly want: Want;
  /** Those who agree, with the one who asked. */
  readonly agreed: readonly Seat[];
  /** Until when it is open; null where it stands until it is answered. */
  readonly until: Millis | null;
}

/** What one viewer may know of a room. */
export interface RoomView {
  readonly id: string;
  readonly name: string;
  readonly preset: PresetId | null;
  readonly ruleset: Ruleset;
  readonly lexicon: LexiconRef;
  /** `waiting` for players and nonces, `playing`, or `over`. */
  readonly phase: 'waiting' | 'playing' | 'over';
  /** Number of the current game in this room, from 1. */
  readonly game: number;
  /** SHA-256 of the game's seed, 64 hex digits (rule F1). */
  readonly commitment: string;
  /** The seed, once the game is over (rule F3). */
  readonly seed: string | null;
  readonly host: Seat | null;
  /** While the game waits: whether the host has started it, so that only nonces are missing and nobody can sit down. */
  readonly starting: boolean;
  /** Which seat the viewer has. */
  readonly you: Seat | null;
  /** What is open now between the players. */
  readonly request: RequestView | null;
  readonly seats: readonly SeatView[];
  /** Whether only who is invited comes in (rule I5). */
  readonly private: boolean;
  /** For the host of a private room alone: the invites that were made. */
  readonly invites: readonly InviteView[] | null;
}

export interface SeatView {
  /** Null while the seat is free. */
  readonly name: string | null;
  /** Whether nobody may take it; only a free seat is. */
  readonly locked: boolean;
  /** Whether its nonce for this game has come. */
  readonly ready: boolean;
  readonly rematch: boolean;
  /** Who plays it: a computer opponent of this level; null for a person. */
  readonly bot: BotLevel | null;
}
