import { type Millis, type Seq, seq } from '../../engine/base/units.ts';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { evolve } from '../../engine/game/evolve.ts';
import type { GameState } from '../../engine/game/state.ts';
import type { LexiconRef } from '../../engine/words/lexicon.ts';
import type { GameOpenedEvent, RoomMadeEvent, SeatTakenEvent, Step, StoredEvent } from './room-events.ts';

/** A room: what its log adds up to. Plain data; full of secrets, so it leaves the object only through the view. */
export interface RoomState {
  readonly id: string;
  /** Random: another one when the room's history is another one. */
  readonly epoch: string;
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
  /** The current game's seed, once it is over. */
  readonly seed: string | null;
  /** Whether seats can no longer be added: the game begins when those seated have sent their nonces. */
  readonly fixed: boolean;
  /** In the order of play; null where nobody sits. */
  readonly seats: readonly (SeatHolder | null)[];
  /** How many times a seat was taken. */
  readonly members: number;
  /** Seats taken and left and names changed since this game was opened. */
  readonly changes: number;
  /** The current game; null before it begins. */
  readonly play: GameState | null;
  /** Whether a game of this room has ever begun. */
  readonly begun: boolean;
  /** When somebody last did what keeps the room: sat down or stood up before the first game, played after. */
  readonly usedAt: Millis;
}

export interface SeatHolder {
  readonly member: number;
  readonly device: string;
  readonly name: string;
  readonly nonce: string | null;
  readonly rematch: boolean;
}

/** The room after one more step of its log. The first holds `roomMade`; nothing here can be refused. */
export function applyStep(room: RoomState | null, step: Step): RoomState {
  const next = step.events.reduce<RoomState | null>(
    (state, event) => evolveRoom(state, event, step.seq, step.at),
    room,
  );
  if (next === null) throw new Error('a room begins with roomMade');
  return { ...next, seq: step.seq };
}

/** The room that a log adds up to; null for an empty one. */
export const replayRoom = (steps: readonly Step[]): RoomState | null =>
  steps.reduce<RoomState | null>(applyStep, null);

function evolveRoom(room: RoomState | null, event: StoredEvent, at: Seq, now: Millis): RoomState {
  if (event.type === 'roomMade') return made(event, now);
  if (room === null) throw new Error(`a room begins with roomMade, not with ${event.type}`);
  switch (event.type) {
    case 'gameOpened':
      return opened(room, event, at);
    case 'seatTaken':
      return { ...withSeat(used(changed(room), now), event.seat, sitting(event)), members: event.member };
    case 'seatLeft':
      return { ...withSeat(used(changed(room), now), event.seat, null), fixed: false };
    case 'renamed':
      return changeSeat(changed(room), event.seat, { name: event.name });
    case 'nonceGiven':
      return changeSeat(room, event.seat, { nonce: event.nonce });
    case 'seatsFixed':
      return { ...room, fixed: true, seats: room.seats.filter((holder) => holder !== null) };
    case 'rematchAsked':
      return changeSeat(room, event.seat, { rematch: true });
    case 'seedRevealed':
      return { ...room, seed: event.seed };
    case 'lexiconChanged':
      return { ...room, lexicon: event.lexicon };
    default:
      return { ...room, play: evolve(room.play, event), begun: true, usedAt: now };
  }
}

function made(event: RoomMadeEvent, now: Millis): RoomState {
  const { id, epoch, name, preset, ruleset, lexicon, request } = event;
  return {
    ...{ id, epoch, name, preset, ruleset, lexicon, request },
    seq: seq(0),
    game: 0,
    openedAt: seq(0),
    commitment: '',
    seed: null,
    fixed: false,
    seats: Array.from({ length: event.seats }, () => null),
    members: 0,
    changes: 0,
    play: null,
    begun: false,
    usedAt: now,
  };
}

function opened(room: RoomState, { game, commitment }: GameOpenedEvent, at: Seq): RoomState {
  const seats = room.seats.map((holder) => holder && { ...holder, nonce: null, rematch: false });
  return { ...room, game, commitment, openedAt: at, seed: null, play: null, changes: 0, seats };
}

const sitting = ({ member, device, name }: SeatTakenEvent): SeatHolder => ({
  ...{ member, device, name },
  nonce: null,
  rematch: false,
});

const changed = (room: RoomState): RoomState => ({ ...room, changes: room.changes + 1 });

/** Before the first game, who comes and goes keeps the room; afterwards only playing does. */
const used = (room: RoomState, now: Millis): RoomState => (room.begun ? room : { ...room, usedAt: now });

function withSeat(room: RoomState, at: number, holder: SeatHolder | null): RoomState {
  return { ...room, seats: room.seats.map((each, index) => (index === at ? holder : each)) };
}

function changeSeat(room: RoomState, at: number, change: Partial<SeatHolder>): RoomState {
  const holder = room.seats[at];
  if (!holder) throw new Error(`nobody sits on seat ${at}`);
  return withSeat(room, at, { ...holder, ...change });
}
