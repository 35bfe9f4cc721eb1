import type { Millis, Seat, Seq } from '../../../engine/base/units.ts';
import type { PresetId } from '../../../engine/equipment/presets.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { GameEvent } from '../../../engine/game/events.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import { openingOf, type Series } from '../../../engine/game/series.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { BotLevel } from '../../../engine/moves/bots/bot-level.ts';
import type { LexiconRef } from '../../../engine/words/lexicon.ts';
import { type Admission, type AdmissionEvent, evolveAdmission, withMember } from '../links/admission.ts';
import {
  type SeatMovedEvent,
  type SeatMoves,
  type SeatOfferedEvent,
  withMove,
  withOffer,
} from '../links/seat-moves.ts';
import { type Changes, changedBy, type Kin, withKin } from './changes.ts';
import { botSitting, made, opened, sitting } from './new-game.ts';
import { changeSeat, fixed, reseated, swapped } from './reseating.ts';
import type { RequestOpenedEvent, StoredEvent, StoredStep } from './room-events.ts';
import { hasOwner, hostOf } from './seats.ts';

/** A room: what its log adds up to. Plain data; full of secrets, so it leaves the object only through the view. */
export interface RoomState {
  readonly id: string;
  /** Random: another one when the room's history is another one. */
  readonly epoch: string;
  /** How often it was another one before. */
  readonly restores: number;
  readonly name: string;
  readonly preset: PresetId | null;
  readonly ruleset: Ruleset;
  readonly lexicon: LexiconRef;
  readonly request: string;
  /** The last step of the log. */
  readonly seq: Seq;
  /** Number of the current game, from 1. */
  readonly game: number;
  /** The step that opened it. */
  readonly openedAt: Seq;
  readonly commitment: string;
  /** What is open now between the players (rule R5). */
  readonly openRequest: OpenRequest | null;
  /** Requests that were opened in this game. */
  readonly requests: number;
  /** The current game's seed, once it is over. */
  readonly seed: string | null;
  /** Whether the host has started the waiting game: it begins when those seated have sent their nonces. */
  readonly starting: boolean;
  /** In the order of play; null where nobody sits. */
  readonly seats: readonly (SeatHolder | null)[];
  /** By seat: whether nobody may take it. */
  readonly locked: readonly boolean[];
  /** The last step that changed who sits where. */
  readonly seatedAt: Seq;
  /** How many times a seat was taken. */
  readonly members: number;
  /** By player: what was done of that which is counted since this game was opened. */
  readonly changes: readonly Changes[];
  /** Devices that are counted with another one. */
  readonly kin: readonly Kin[];
  /** The current game; null before it begins. */
  readonly play: GameState | null;
  /** Who lets the play before this turn stand, as long as it can be challenged (rule C3). */
  readonly letStand: readonly Seat[];
  /** When the seat to move came to its turn. */
  readonly turnAt: Millis;
  /** The last step that changed a game. */
  readonly playedAt: Seq;
  /** How the games so far between those who are seated now began (rule S3). */
  readonly firsts: Series;
  /** Whether a game of this room has ever begun. */
  readonly begun: boolean;
  /** When somebody last did what keeps the room: sat down or stood up before the first game, played after. */
  readonly usedAt: Millis;
  /** Who may come in; null where everybody may (rule I5). */
  readonly admission: Admission | null;
  /** Seats that are offered to another device (rule I7). */
  readonly moves: SeatMoves;
  /** Whose consent a deletion takes (rule R7), by their devices: the room's maker and who has played here. */
  readonly players: readonly string[];
  /** Whether all agreed that it is to be deleted, which is being done. */
  readonly deleted: boolean;
}

/** A request that is open, and who agrees, with the one who asked. */
export interface OpenRequest extends Omit<RequestOpenedEvent, 'type'> {
  readonly agreed: readonly Seat[];
}

export interface SeatHolder {
  readonly member: number;
  /** Hash of its owner's token; empty for a seat that is a bot's. */
  readonly device: string;
  readonly name: string;
  /** Who plays for it; null while its owner does. */
  readonly bot: BotLevel | null;
  readonly nonce: string | null;
  readonly rematch: boolean;
}

/** The room after one more step of its log. The first holds `roomMade`; nothing here can be refused. */
export function applyStep(room: RoomState | null, step: StoredStep): RoomState {
  const next = step.events.reduce<RoomState | null>(
    (state, event) => evolveRoom(state, event, step.seq, step.at),
    room,
  );
  if (next === null) throw new Error('a room begins with roomMade');
  return { ...next, seq: step.seq };
}

/** The room that a log adds up to; null for an empty one. */
export const replayRoom = (steps: readonly StoredStep[]): RoomState | null =>
  steps.reduce<RoomState | null>(applyStep, null);

function evolveRoom(room: RoomState | null, event: StoredEvent, at: Seq, now: Millis): RoomState {
  if (event.type === 'roomMade') return made(event, now);
  if (room === null) throw new Error(`a room begins with roomMade, not with ${event.type}`);
  switch (event.type) {
    case 'gameOpened':
      return opened(room, event, at);
    case 'seatTaken':
      return {
        ...reseated(changedBy(room, event.device), event.seat, sitting(event), at, now),
        members: event.member,
      };
    case 'botSeated':
      return {
        ...reseated(changedByHost(room), event.seat, botSitting(event), at, now),
        members: event.member,
      };
    case 'botTookOver':
      return changeSeat(room, event.seat, () => ({ bot: event.level }));
    case 'seatTakenBack':
      return changeSeat(room, event.seat, () => ({ bot: null }));
    case 'letStand':
      return { ...room, letStand: [...room.letStand, event.seat] };
    case 'seatLeft':
      return { ...reseated(room, event.seat, null, at, now), starting: false };
    case 'seatsSwapped':
      return swapped(changedByHost(room), event.a, event.b, at);
    case 'seatLocked':
      return { ...changedByHost(room), locked: room.locked.with(event.seat, event.locked) };
    case 'startAsked':
      return { ...room, starting: true };
    case 'renamed':
      return changeSeat(changedAt(room, event.seat, 'renames'), event.seat, () => ({ name: event.name }));
    case 'nonceGiven':
      return changeSeat(room, event.seat, () => ({ nonce: event.nonce }));
    case 'seatsFixed':
      return fixed(room, at);
    case 'rematchAsked':
      return changeSeat(room, event.seat, () => ({ rematch: true }));
    case 'requestOpened':
      return requestOpened(room, event);
    case 'requestAgreed':
      return { ...room, openRequest: agreedBy(room.openRequest, event.seat) };
    case 'requestClosed':
      return { ...room, openRequest: null };
    case 'inviteMade':
    case 'inviteUsed':
    case 'inviteWithdrawn':
      return admitted(room, event, now);
    case 'seatOffered':
      return seatOffered(room, event);
    case 'seatMoved':
      return seatMoved(room, event);
    case 'roomDeleted':
      return { ...room, deleted: true };
    case 'restored':
      return { ...room, epoch: event.epoch, restores: room.restores + 1 };
    case 'seedRevealed':
      return { ...room, seed: event.seed };
    case 'lexiconChanged':
      return { ...room, lexicon: event.lexicon };
    default:
      return playedOn(room, event, at, now);
  }
}

function playedOn(room: RoomState, event: GameEvent, at: Seq, now: Millis): RoomState {
  const firsts =
    event.type === 'firstDrawn' ? [...room.firsts, openingOf(event.first, room.seats.length)] : room.firsts;
  const play = evolve(room.play, event);
  const isSame = isSameTurn(room.play, play);
  const turnAt = isSame ? room.turnAt : now;
  const letStand = isSame ? room.letStand : [];
  const next = { ...room, play, firsts, turnAt, letStand, playedAt: at, begun: true, usedAt: now };
  // With the game ends what was asked for in it, and a bot's standing in.
  return play.phase === 'over' ? { ...next, openRequest: null, seats: room.seats.map(ownSeat) } : next;
}

/** A seat behind a game: one that a bot had taken over is its owner's again. */
const ownSeat = (holder: SeatHolder | null): SeatHolder | null =>
  holder && hasOwner(holder) ? { ...holder, bot: null } : holder;

/** What only the host does. */
function changedByHost(room: RoomState): RoomState {
  const host = hostOf(room);
  return host === null ? room : changedAt(room, host, 'count');
}

/** What whoever has a seat has done once more. */
function changedAt(room: RoomState, at: Seat, what: Parameters<typeof changedBy>[2]): RoomState {
  const holder = room.seats[at];
  return holder ? changedBy(room, holder.device, what) : room;
}

function requestOpened(room: RoomState, { request, by, want, until }: RequestOpenedEvent): RoomState {
  return {
    ...changedAt(room, by, 'requests'),
    requests: request,
    openRequest: { request, by, want, agreed: [by], until },
  };
}

const admitted = (room: RoomState, event: AdmissionEvent, now: Millis): RoomState => ({
  ...room,
  admission: room.admission && evolveAdmission(room.admission, event, now),
});

function seatOffered(room: RoomState, event: SeatOfferedEvent): RoomState {
  const seated = room.seats.map((holder) => holder?.member);
  return { ...changedAt(room, event.seat, 'offers'), moves: withOffer(room.moves, event, seated) };
}

function seatMoved(room: RoomState, event: SeatMovedEvent): RoomState {
  const { device } = event;
  const before = room.seats[event.seat]?.device ?? device;
  return {
    ...changeSeat(room, event.seat, () => ({ device })),
    kin: withKin(room, before, device),
    admission: room.admission && withMember(room.admission, device),
    moves: withMove(room.moves, event),
    players: room.players.map((player) => (player === before ? device : player)),
  };
}

const agreedBy = (request: OpenRequest | null, seat: Seat): OpenRequest | null =>
  request && { ...request, agreed: [...request.agreed, seat] };

const isSameTurn = (before: GameState | null, after: GameState): boolean =>
  before?.turn === after.turn && before.toMove === after.toMove && before.phase === after.phase;
