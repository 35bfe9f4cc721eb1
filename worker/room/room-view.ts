import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Millis, Seq } from '../../engine/base/units.ts';
import { viewEvent, viewGame } from '../../engine/game/view.ts';
import type { GameEventView, Viewer } from '../../engine/game/view-types.ts';
import type { RoomSummary } from '../../engine/protocol/api.ts';
import type { InviteView } from '../../engine/protocol/links.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type {
  Presence,
  RequestView,
  RoomEventView,
  RoomView,
  StepView,
  UpdateMessage,
} from '../../engine/protocol/server-message.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { isGameEvent, type StoredEvent, type StoredStep } from './state/room-events.ts';
import { applyStep, type OpenRequest, type RoomState } from './state/room-state.ts';
import { hostOf, isReady, phaseOf, seated } from './state/seats.ts';

export type RecordError = { readonly code: 'record/no-such-game' } | { readonly code: 'record/not-over' };

/** What an update is made of, beside the room. */
export interface News {
  readonly after: Seq;
  /** Every step behind `after`. */
  readonly steps: readonly StoredStep[];
  readonly presence: Presence;
  readonly now: Millis;
  readonly ack: string | null;
}

// The one door for what a room's state and log hold: no other module puts any of it on a socket or into an answer.
// Every field is named but where a kind of event, and so all of it, is public.

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

/**
 * A finished game of a room, from its log, which is read up to the end of that game: nothing is told of one that still
 * runs. The games are not played again: what a record says beside its events is the room's own.
 */
export function viewRecord(steps: Iterable<StoredStep>, game: number): Result<GameRecord, RecordError> {
  const kept: GameRecord['steps'][number][] = [];
  let room: RoomState | null = null;
  for (const step of steps) {
    const events = step.events.filter(isGameEvent);
    room = applyStep(room, { ...step, events: step.events.filter((event) => !isGameEvent(event)) });
    if (room.game !== game) continue;
    if (events.length > 0) kept.push({ seq: step.seq, at: step.at, events });
    if (room.seed !== null) return ok(finished(room, room.seed, kept));
  }
  return err({ code: room?.game === game ? 'record/not-over' : 'record/no-such-game' });
}

function finished(room: RoomState, seed: string, steps: GameRecord['steps']): GameRecord {
  const { id, game, ruleset, lexicon, commitment } = room;
  return {
    ...{ room: id, game, ruleset, lexicon, commitment, seed, steps },
    names: seated(room).map((holder) => holder.name),
    nonces: seated(room).map((holder) => holder.nonce ?? ''),
  };
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
    starting: room.starting,
    you: viewer,
    request: room.openRequest && viewRequest(room.openRequest),
    private: room.admission !== null,
    invites: viewer !== null && viewer === hostOf(room) ? viewInvites(room) : null,
    seats: room.seats.map((holder, at) => ({
      name: holder?.name ?? null,
      locked: room.locked[at] ?? false,
      ready: holder !== null && isReady(holder),
      rematch: holder?.rematch ?? false,
      bot: holder?.bot ?? null,
    })),
  };
}

const viewInvites = ({ admission }: RoomState): readonly InviteView[] | null =>
  admission?.invites.map(({ invite, used, until }) => ({ invite, used, until })) ?? null;

const viewRequest = ({ request, by, want, agreed, until }: OpenRequest): RequestView => ({
  ...{ request, by, want, agreed, until },
});

function viewStep({ seq, at, events }: StoredStep, viewer: Viewer): StepView {
  return { seq, at, events: events.map((event) => viewStored(event, viewer)) };
}

/** An event as one viewer may know it: the same whenever it is asked. */
function viewStored(event: StoredEvent, viewer: Viewer): RoomEventView | GameEventView {
  switch (event.type) {
    case 'roomMade':
    case 'restored':
      return { type: event.type };
    case 'gameOpened':
      return { type: event.type, game: event.game, commitment: event.commitment };
    case 'botSeated':
      return { type: event.type, seat: event.seat, level: event.level, name: event.name };
    case 'botTookOver':
      return { type: event.type, seat: event.seat, level: event.level };
    case 'letStand':
      return { type: event.type, seat: event.seat, turn: event.turn };
    case 'seatTaken':
    case 'renamed':
      return { type: event.type, seat: event.seat, name: event.name };
    case 'seatLeft':
    case 'seatTakenBack':
    case 'startAsked':
    case 'nonceGiven':
    case 'rematchAsked':
    case 'seatOffered':
    case 'seatMoved':
      return { type: event.type, seat: event.seat };
    case 'seatsSwapped':
      return { type: event.type, a: event.a, b: event.b };
    case 'seatLocked':
      return { type: event.type, seat: event.seat, locked: event.locked };
    case 'seatsFixed':
      return { type: event.type, names: event.names };
    case 'requestOpened':
      return {
        type: event.type,
        request: event.request,
        by: event.by,
        want: event.want,
        until: event.until,
      };
    case 'roomDeleted':
      return { type: event.type, by: event.by };
    case 'requestAgreed':
      return { type: event.type, request: event.request, seat: event.seat };
    case 'requestClosed':
      return { type: event.type, request: event.request, outcome: event.outcome, by: event.by };
    case 'inviteMade':
    case 'inviteUsed':
    case 'inviteWithdrawn':
      return { type: event.type, invite: event.invite };
    case 'seedRevealed':
      return { type: event.type, seed: event.seed };
    case 'lexiconChanged':
      return { type: event.type, lexicon: event.lexicon };
    default:
      return viewEvent(event, viewer);
  }
}
