import type { Millis, Seat, Seq } from '../../../engine/base/units.ts';
import type { PresetId } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import type { BotLevel } from '../../../engine/moves/bots/bot-level.ts';
import type { Want } from '../../../engine/protocol/want.ts';
import type { LexiconRef } from '../../../engine/words/lexicon.ts';
import type { AdmissionEvent } from '../links/admission.ts';
import type { SeatMovedEvent, SeatOfferedEvent } from '../links/seat-moves.ts';

/** What happened to a room beside its games. Stored; it leaves the room only through the view. */
export type RoomEvent =
  | RoomMadeEvent
  | GameOpenedEvent
  | SeatTakenEvent
  /** Its holder stood up, or the host freed it. */
  | { readonly type: 'seatLeft'; readonly seat: Seat }
  /** What was on the two places has changed over: people and locks. */
  | { readonly type: 'seatsSwapped'; readonly a: Seat; readonly b: Seat }
  | { readonly type: 'seatLocked'; readonly seat: Seat; readonly locked: boolean }
  /** The host wants to begin with those who are seated. */
  | { readonly type: 'startAsked'; readonly seat: Seat }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly name: string }
  /** The seat's share of the draw's chance, 32 hex digits (rule F1). */
  | { readonly type: 'nonceGiven'; readonly seat: Seat; readonly nonce: string }
  /** The game begins: empty seats are dropped; the others keep their order and are numbered anew (rule S0). */
  | { readonly type: 'seatsFixed'; readonly names: readonly string[] }
  | { readonly type: 'rematchAsked'; readonly seat: Seat }
  | RequestOpenedEvent
  | { readonly type: 'requestAgreed'; readonly request: number; readonly seat: Seat }
  | {
      readonly type: 'requestClosed';
      readonly request: number;
      readonly outcome: 'agreed' | 'refused' | 'expired' | 'void';
      /** Who refused, or agreed last. */
      readonly by: Seat | null;
    }
  | AdmissionEvent
  | SeatOfferedEvent
  | SeatMovedEvent
  | { readonly type: 'roomDeleted'; readonly by: Seat }
  | BotSeatedEvent
  | { readonly type: 'botTookOver'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly type: 'seatTakenBack'; readonly seat: Seat }
  | { readonly type: 'letStand'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'seedRevealed'; readonly seed: string }
  /** The rows were set back to an earlier time: what comes behind is another history (rule D14). */
  | { readonly type: 'restored'; readonly epoch: string }
  | { readonly type: 'lexiconChanged'; readonly lexicon: LexiconRef };

export interface RoomMadeEvent {
  readonly type: 'roomMade';
  readonly id: string;
  readonly epoch: string;
  readonly name: string;
  readonly preset: PresetId | null;
  readonly ruleset: Ruleset;
  readonly lexicon: LexiconRef;
  readonly seats: number;
  /** SHA-256 of the request that made it: a repeat is told from another wish under the same key. */
  readonly request: string;
  /** Hash of the token of the device that made it; null where that was not kept, as once it was of private rooms only. */
  readonly maker: string | null;
  /** Whether only its maker, and whoever has an invite, is let in. */
  readonly private: boolean;
}

export interface GameOpenedEvent {
  readonly type: 'gameOpened';
  readonly game: number;
  readonly commitment: string;
}

export interface SeatTakenEvent {
  readonly type: 'seatTaken';
  readonly seat: Seat;
  /** Number of this taking, from 1: who has the lower one has been seated longer. */
  readonly member: number;
  /** SHA-256 of the device's token. */
  readonly device: string;
  readonly name: string;
}

/** Somebody asks the others (rule R5). What is stored of it is named here, not by what goes over the wire. */
export interface RequestOpenedEvent {
  readonly type: 'requestOpened';
  /** Its number in this game, from 1. */
  readonly request: number;
  readonly by: Seat;
  readonly want: Want;
  /** Null where it stands until it is answered. */
  readonly until: Millis | null;
}

export interface BotSeatedEvent {
  readonly type: 'botSeated';
  readonly seat: Seat;
  readonly member: number;
  readonly level: BotLevel;
  readonly name: string;
}

export type StoredEvent = RoomEvent | GameEvent;

const ROOM_EVENTS: Record<RoomEvent['type'], true> = {
  roomMade: true,
  gameOpened: true,
  seatTaken: true,
  seatLeft: true,
  seatsSwapped: true,
  seatLocked: true,
  startAsked: true,
  renamed: true,
  nonceGiven: true,
  seatsFixed: true,
  rematchAsked: true,
  botSeated: true,
  botTookOver: true,
  seatTakenBack: true,
  letStand: true,
  requestOpened: true,
  requestAgreed: true,
  requestClosed: true,
  inviteMade: true,
  inviteUsed: true,
  inviteWithdrawn: true,
  seatOffered: true,
  seatMoved: true,
  roomDeleted: true,
  seedRevealed: true,
  restored: true,
  lexiconChanged: true,
};

export const isGameEvent = (event: StoredEvent): event is GameEvent =>
  !Object.hasOwn(ROOM_EVENTS, event.type);

/** What one command, or a deadline, did: a row of the log. */
export interface StoredStep {
  readonly seq: Seq;
  readonly at: Millis;
  /** Id of the command; null where none asked for it. */
  readonly command: string | null;
  readonly events: readonly StoredEvent[];
}
