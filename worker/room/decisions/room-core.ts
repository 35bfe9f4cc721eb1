import { err, ok, type Result } from '../../../engine/base/result.ts';
import { type Seat, type Seq, seat, seq } from '../../../engine/base/units.ts';
import type { BotAnswer } from '../../../engine/moves/bots/bot.ts';
import type { StepCommand, StepMessage } from '../../../engine/protocol/client-message.ts';
import type { Refusal, SeatError } from '../../../engine/protocol/errors.ts';
import { nameAmong } from '../../../engine/protocol/names.ts';
import { botEvents } from '../bots/bot-deeds.ts';
import { type BotTurn, botTurn } from '../bots/bot-turns.ts';
import { mayChange } from '../state/changes.ts';
import type { RoomMadeEvent, StoredEvent, StoredStep } from '../state/room-events.ts';
import { applyStep, type RoomState } from '../state/room-state.ts';
import { namesBeside, phaseOf, seatOfDevice } from '../state/seats.ts';
import { decide, opening } from './commands.ts';
import type { Deed } from './deed.ts';
import { abandonment, passingTime } from './game-turn.ts';
import { requestTime } from './requests.ts';
import type { RoomEnv } from './room-env.ts';

/** What the room wants done, in this order; nothing else touches storage or sockets. */
export type Effect =
  /** Kept, and then told to everybody; to its sender as the answer to the command. */
  | { readonly type: 'append'; readonly step: StoredStep }
  | { readonly type: 'keepSeed'; readonly game: number; readonly seed: Uint8Array }
  /** A command that was found to have nothing to do, so that it does nothing later either. */
  | { readonly type: 'remember'; readonly command: string }
  /** To the sender alone. */
  | { readonly type: 'refuse'; readonly id: string; readonly error: Refusal }
  /** To the sender alone: everything behind `after`. `ack` is a command that had been applied before. */
  | { readonly type: 'tell'; readonly after: Seq; readonly ack: string | null };

/** The room as it will be when the effects are done. */
export interface Decision {
  readonly room: RoomState;
  readonly effects: readonly Effect[];
}

/** A new room with its first game opened. */
export function makeRoom(setup: Omit<RoomMadeEvent, 'type'>, env: RoomEnv): Decision {
  return append(null, opening(1, [{ type: 'roomMade', ...setup }], env), null, env);
}

/** What a message from `seat` (null: a watcher) leads to. Deadlines that have passed come first. */
export function onMessage(room: RoomState, seat: Seat | null, message: StepMessage, env: RoomEnv): Decision {
  const timely = onTime(room, env);
  return followed(timely, answerTo(timely.room, seat, message, env), env);
}

/** What deadlines, and the coming and going of those who are waited for, lead to. */
export function onTime(room: RoomState, env: RoomEnv): Decision {
  return [passingTime, requestTime, abandonment].reduce<Decision>(
    (done, lookAt) => looked(done, lookAt, env),
    { room, effects: [] },
  );
}

/** `before`, then what somebody does, and what that settles: who leaves was perhaps the last whose consent was missing. */
function followed(before: Decision, does: Decision, env: RoomEnv): Decision {
  const done = { room: does.room, effects: [...before.effects, ...does.effects] };
  return does.effects.some(({ type }) => type === 'append') ? looked(done, requestTime, env) : done;
}

function looked(
  done: Decision,
  lookAt: (room: RoomState, env: RoomEnv) => readonly StoredEvent[],
  env: RoomEnv,
): Decision {
  const events = lookAt(done.room, env);
  if (events.length === 0) return done;
  const next = append(done.room, { events }, null, env);
  return { room: next.room, effects: [...done.effects, ...next.effects] };
}

/**
 * What a bot does; null where it has found no answer. Deadlines that have passed come first: with them its turn may have
 * gone, and what it wanted then does nothing.
 */
export function onBot(room: RoomState, { seat }: BotTurn, answer: BotAnswer | null, env: RoomEnv): Decision {
  const timely = onTime(room, env);
  const { play, playedAt } = timely.room;
  if (play === null || playedAt !== room.playedAt || botTurn(timely.room)?.seat !== seat) return timely;
  const done = botEvents(timely.room, play, seat, answer ?? { type: 'pass' }, env);
  if (done.length === 0) return timely;
  const events = [...lexiconChange(timely.room, env), ...done];
  return followed(timely, append(timely.room, { events }, null, env), env);
}

/** Takes a seat, the wanted or the first free one, for a device; where it has one already, that is the answer. */
export function takeSeat(
  room: RoomState,
  device: string,
  wish: { readonly name: string; readonly seat?: Seat | undefined },
  env: RoomEnv,
): Result<Decision & { readonly seat: Seat }, SeatError> {
  const held = seatOfDevice(room, device);
  if (held !== null) return ok({ room, effects: [], seat: held });
  const seat = freeSeat(room, device, wish.seat);
  if (!seat.ok) return seat;
  const name = nameAmong(wish.name, namesBeside(room, device, env));
  if (!name.ok) return name;
  const member = room.members + 1;
  const taken: StoredEvent = { type: 'seatTaken', seat: seat.value, member, device, name: name.value };
  return ok({ ...append(room, { events: [taken] }, null, env), seat: seat.value });
}

function freeSeat(room: RoomState, device: string, wanted: Seat | undefined): Result<Seat, SeatError> {
  if (phaseOf(room) !== 'waiting') return err({ code: 'room/already-started' });
  if (!mayChange(room, device)) return err({ code: 'room/too-many-changes' });
  // The host begins with those who are there.
  if (room.starting) return err({ code: 'room/full' });
  if (wanted === undefined) {
    const free = room.seats.findIndex((holder, at) => holder === null && !room.locked[at]);
    return free < 0 ? err({ code: 'room/full' }) : ok(seat(free));
  }
  const holder = room.seats[wanted];
  if (holder === undefined) return err({ code: 'room/no-such-seat', seats: room.seats.length });
  if (holder !== null) return err({ code: 'room/seat-taken', seat: wanted });
  return room.locked[wanted] ? err({ code: 'room/seat-locked', seat: wanted }) : ok(wanted);
}

function answerTo(room: RoomState, seat: Seat | null, message: StepMessage, env: RoomEnv): Decision {
  switch (message.type) {
    case 'due':
    case 'away':
      return { room, effects: [] };
    case 'sync':
      return { room, effects: [{ type: 'tell', after: message.after, ack: null }] };
    default:
      return onCommand(room, seat, message, env);
  }
}

/** A command is applied once, however often it comes and over whichever socket. */
function onCommand(room: RoomState, seat: Seat | null, command: StepCommand, env: RoomEnv): Decision {
  if (env.stepOf(command.id) !== null || env.didNothing(command.id)) {
    return { room, effects: [tellSender(command, room)] };
  }
  const deed = decide(room, seat, command, env);
  if (!deed.ok) return { room, effects: [{ type: 'refuse', id: command.id, error: deed.error }] };
  if (deed.value.events.length === 0) {
    return { room, effects: [{ type: 'remember', command: command.id }, tellSender(command, room)] };
  }
  const events = [...lexiconChange(room, env), ...deed.value.events];
  return append(room, { ...deed.value, events }, command.id, env);
}

/** What the sender does not know yet, and that the command is applied. */
const tellSender = ({ id, expect }: StepCommand, room: RoomState): Effect => ({
  type: 'tell',
  after: seq(Math.min(expect, room.seq)),
  ack: id,
});

/** A word list that was built anew since the room last looked (rule W6). */
function lexiconChange(room: RoomState, { lexicon }: RoomEnv): readonly StoredEvent[] {
  return lexicon.ref.hash === room.lexicon.hash ? [] : [{ type: 'lexiconChanged', lexicon: lexicon.ref }];
}

/** A step more of the room's log; `command` is the id of the one that asked for it. */
export function append(room: RoomState | null, deed: Deed, command: string | null, env: RoomEnv): Decision {
  const step = { seq: seq((room?.seq ?? 0) + 1), at: env.now, command, events: deed.events };
  const next = applyStep(room, step);
  const kept: Effect[] = deed.newSeed ? [{ type: 'keepSeed', game: next.game, seed: deed.newSeed }] : [];
  return { room: next, effects: [{ type: 'append', step }, ...kept] };
}
