import type { Millis, Seq } from '../../engine/base/units.ts';
import { viewEvent, viewGame } from '../../engine/game/view.ts';
import type { GameEventView, Viewer } from '../../engine/game/view-types.ts';
import type { RoomSummary } from '../../engine/protocol/api.ts';
import type {
  Presence,
  RoomEventView,
  RoomView,
  StepView,
  UpdateMessage,
} from '../../engine/protocol/server-message.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { Step, StoredEvent } from './room-events.ts';
import type { RoomState } from './room-state.ts';
import { hostOf, phaseOf } from './seats.ts';

/** What an update is made of, beside the room. */
export interface News {
  readonly after: Seq;
  /** Every step behind `after`. */
  readonly steps: readonly Step[];
  readonly presence: Presence;
  readonly now: Millis;
  readonly ack: string | null;
}

// The one door for what a room knows: no other module makes anything that a socket or an answer carries. Every
// field is named; nothing is copied whole that may hold a secret.

/** What happened behind `after` and how things stand, as one viewer may know it. */
export function viewUpdate(room: RoomState, viewer: Viewer, news: News): UpdateMessage {
  return {
    type: 'update',
    protocol: PROTOCOL_VERSION,
    epoch: room.epoch,
    seq: room.seq,
    now: news.now,
    after: news.after,
    steps: news.steps.map((step) => viewStep(step, viewer)),
    room: viewRoom(room, viewer),
    game: room.play && viewGame(room.play, viewer),
    presence: news.presence,
    ack: news.ack,
  };
}

/** What anybody may know. */
export function viewSummary(room: RoomState, presence: Presence): RoomSummary {
  return { room: viewRoom(room, null), game: room.play && viewGame(room.play, null), presence };
}

function viewRoom(room: RoomState, viewer: Viewer): RoomView {
  return {
    id: room.id,
    name: room.name,
    preset: room.preset,
    ruleset: room.ruleset,
    lexicon: room.lexicon,
    phase: phaseOf(room),
    game: room.game,
    commitment: room.commitment,
    seed: room.seed,
    host: hostOf(room),
    you: viewer,
    seats: room.seats.map((holder) => ({
      name: holder?.name ?? null,
      ready: holder !== null && holder.nonce !== null,
      rematch: holder?.rematch ?? false,
    })),
  };
}

function viewStep({ seq, at, events }: Step, viewer: Viewer): StepView {
  return { seq, at, events: events.map((event) => viewStored(event, viewer)) };
}

/** An event as one viewer may know it: the same whenever it is asked. */
function viewStored(event: StoredEvent, viewer: Viewer): RoomEventView | GameEventView {
  switch (event.type) {
    case 'roomMade':
      return { type: event.type };
    case 'gameOpened':
      return { type: event.type, game: event.game, commitment: event.commitment };
    case 'seatTaken':
    case 'renamed':
      return { type: event.type, seat: event.seat, name: event.name };
    case 'seatLeft':
    case 'nonceGiven':
    case 'rematchAsked':
      return { type: event.type, seat: event.seat };
    case 'seatsFixed':
      return { type: event.type, names: event.names };
    case 'seedRevealed':
      return { type: event.type, seed: event.seed };
    case 'lexiconChanged':
      return { type: event.type, lexicon: event.lexicon };
    default:
      return viewEvent(event, viewer);
  }
}
