import { err } from '../../../engine/base/result.ts';
import type { Seat } from '../../../engine/base/units.ts';
import { unreachable } from '../../../engine/base/unreachable.ts';
import { BOT_NAMES } from '../../../engine/moves/bots/bot-level.ts';
import type { StepCommand } from '../../../engine/protocol/client-message.ts';
import { nameAmong } from '../../../engine/protocol/names.ts';
import { mayChange } from '../state/changes.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import { hostOf, isOfNow, namesBeside, phaseOf, seated } from '../state/seats.ts';
import { beginning } from './beginning.ts';
import { type Decided, does, NOTHING } from './deed.ts';
import type { RoomEnv } from './room-env.ts';

export type HostCommand = Extract<StepCommand, { type: 'start' | 'free' | 'swap' | 'lock' | 'addBot' }>;
type Of<T extends HostCommand['type']> = Extract<HostCommand, { type: T }>;

/** What only the host may do, and only while a game waits to begin (rule S0). */
export function decideAsHost(room: RoomState, seat: Seat, command: HostCommand, env: RoomEnv): Decided {
  const host = hostOf(room);
  if (phaseOf(room) !== 'waiting') return err({ code: 'room/already-started' });
  if (host !== seat) return err({ code: 'room/not-host', host });
  switch (command.type) {
    case 'start':
      return start(room, seat, env);
    case 'free':
      return free(room, seat, command);
    case 'swap':
      return swap(room, seat, command);
    case 'addBot':
      return addBot(room, seat, command, env);
    case 'lock':
      return lock(room, seat, command, env);
    default:
      return unreachable(command);
  }
}

function start(room: RoomState, seat: Seat, env: RoomEnv): Decided {
  if (seated(room).length < 2) return err({ code: 'room/too-few-seats' });
  return room.starting ? NOTHING : beginning(room, [{ type: 'startAsked', seat }], env);
}

/** Always allowed, as leaving is: each needs somebody to have sat down, which is counted. */
function free(room: RoomState, own: Seat, { seat, expect }: Of<'free'>): Decided {
  const holder = room.seats[seat];
  if (holder === undefined) return noSuchSeat(room);
  if (seat === own) return err({ code: 'room/own-seat' });
  if (holder === null) return NOTHING;
  return isOfNow(room, expect) ? does({ type: 'seatLeft', seat }) : err({ code: 'room/seats-changed' });
}

function swap(room: RoomState, own: Seat, { a, b, expect }: Of<'swap'>): Decided {
  const [one, other] = [room.seats[a], room.seats[b]];
  if (one === undefined || other === undefined) return noSuchSeat(room);
  if (a === b) return err({ code: 'room/same-seat' });
  if (!isOfNow(room, expect)) return err({ code: 'room/seats-changed' });
  if (one === other && room.locked[a] === room.locked[b]) return NOTHING;
  return tooManyChanges(room, own) ?? does({ type: 'seatsSwapped', a, b });
}

function lock(room: RoomState, own: Seat, { seat, locked }: Of<'lock'>, env: RoomEnv): Decided {
  const holder = room.seats[seat];
  if (holder === undefined) return noSuchSeat(room);
  if (holder !== null && locked) return err({ code: 'room/seat-taken', seat });
  if (room.locked[seat] === locked) return NOTHING;
  const open = room.locked.filter((each) => !each).length;
  if (locked && open <= 2) return err({ code: 'room/too-few-seats' });
  return tooManyChanges(room, own) ?? beginning(room, [{ type: 'seatLocked', seat, locked }], env);
}

/** A bot on a free seat; the game may begin with it. */
function addBot(room: RoomState, own: Seat, { seat, level }: Of<'addBot'>, env: RoomEnv): Decided {
  const holder = room.seats[seat];
  if (holder === undefined) return noSuchSeat(room);
  if (holder !== null) return err({ code: 'room/seat-taken', seat });
  if (room.locked[seat]) return err({ code: 'room/seat-locked', seat });
  if (room.starting) return err({ code: 'room/full' });
  const name = nameAmong(BOT_NAMES[level], namesBeside(room, '', env));
  if (!name.ok) return name;
  const member = room.members + 1;
  const event: StoredEvent = { type: 'botSeated', seat, member, level, name: name.value };
  return tooManyChanges(room, own) ?? beginning(room, [event], env);
}

const noSuchSeat = (room: RoomState): Decided => err({ code: 'room/no-such-seat', seats: room.seats.length });

const tooManyChanges = (room: RoomState, own: Seat): Decided | null =>
  mayChange(room, room.seats[own]?.device ?? '') ? null : err({ code: 'room/too-many-changes' });
