import { type Millis, type Seq, seq } from '../../../engine/base/units.ts';
import { newAdmission } from '../links/admission.ts';
import { NO_MOVES } from '../links/seat-moves.ts';
import type { BotSeatedEvent, GameOpenedEvent, RoomMadeEvent, SeatTakenEvent } from './room-events.ts';
import type { RoomState, SeatHolder } from './room-state.ts';

/** A room that was just made; its first game is opened in the same step. */
export function made(event: RoomMadeEvent, now: Millis): RoomState {
  const { id, epoch, name, preset, ruleset, lexicon, request, maker } = event;
  return {
    ...{ id, epoch, restores: 0, name, preset, ruleset, lexicon, request },
    seq: seq(0),
    game: 0,
    openedAt: seq(0),
    commitment: '',
    openRequest: null,
    requests: 0,
    seed: null,
    starting: false,
    seats: Array.from({ length: event.seats }, () => null),
    locked: Array.from({ length: event.seats }, () => false),
    seatedAt: seq(0),
    members: 0,
    changes: [],
    kin: [],
    play: null,
    firsts: [],
    letStand: [],
    turnAt: now,
    playedAt: seq(0),
    begun: false,
    usedAt: now,
    admission: event.private && maker !== null ? newAdmission(maker) : null,
    moves: NO_MOVES,
    players: maker === null ? [] : [maker],
    deleted: false,
  };
}

/** The room with its next game opened. */
export function opened(room: RoomState, { game, commitment }: GameOpenedEvent, at: Seq): RoomState {
  const seats = room.seats.map((holder) => holder && { ...holder, ...FRESH });
  return {
    ...room,
    game,
    commitment,
    openedAt: at,
    openRequest: null,
    requests: 0,
    seed: null,
    starting: false,
    play: null,
    changes: [],
    seats,
  };
}

/** What a player has said and done in a game that was just opened: nothing. */
const FRESH = { nonce: null, rematch: false } as const;

/** Somebody who has just sat down. */
export const sitting = ({ member, device, name }: SeatTakenEvent): SeatHolder => ({
  ...{ member, device, name, bot: null },
  ...FRESH,
});

/** A bot that was just seated. */
export const botSitting = ({ member, level, name }: BotSeatedEvent): SeatHolder => ({
  ...{ member, device: '', name, bot: level },
  ...FRESH,
});
