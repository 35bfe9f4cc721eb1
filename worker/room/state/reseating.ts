import { type Millis, type Seq, seat } from '../../../engine/base/units.ts';
import { MAX_SEATS } from '../../../engine/equipment/ruleset.ts';
import type { RoomState, SeatHolder } from './room-state.ts';
import { hasOwner } from './seats.ts';

/** Before the first game, who comes and goes keeps the room; afterwards only playing does. */
const used = (room: RoomState, now: Millis): RoomState => (room.begun ? room : { ...room, usedAt: now });

// What was asked is void when others sit there, or a game begins: it was asked of those who did.

/** Somebody sits down on a seat, or stands up: `holder` is null. */
export function reseated(
  room: RoomState,
  on: number,
  holder: SeatHolder | null,
  at: Seq,
  now: Millis,
): RoomState {
  // With others on the seats it is another series.
  return {
    ...used(room, now),
    seats: room.seats.with(on, holder),
    seatedAt: at,
    firsts: [],
    openRequest: null,
  };
}

/** Two places with who sits there, and their locks, the other way round. */
export function swapped(room: RoomState, a: number, b: number, at: Seq): RoomState {
  const over = (index: number): number => (index === a ? b : index === b ? a : index);
  return {
    ...room,
    seats: room.seats.map((_, index) => room.seats[over(index)] ?? null),
    locked: room.locked.map((_, index) => room.locked[over(index)] ?? false),
    firsts: room.firsts.map(({ first, second }) => ({
      first: seat(over(first)),
      second: seat(over(second)),
    })),
    seatedAt: at,
    openRequest: null,
  };
}

/** More than can ever sit here at once and agree: the others need not be known. */
const MOST_PLAYERS = MAX_SEATS + 1;

/** The game begins with those who are seated. */
export function fixed(room: RoomState, at: Seq): RoomState {
  const seats = room.seats.filter((holder) => holder !== null);
  const owners = seats.filter(hasOwner).map(({ device }) => device);
  return {
    ...room,
    starting: false,
    seats,
    locked: seats.map(() => false),
    seatedAt: at,
    openRequest: null,
    players: [...new Set([...room.players, ...owners])].slice(0, MOST_PLAYERS),
  };
}

/** Something about who sits on a seat. Throws where nobody does. */
export function changeSeat(
  room: RoomState,
  at: number,
  change: (holder: SeatHolder) => Partial<SeatHolder>,
): RoomState {
  const holder = room.seats[at];
  if (!holder) throw new Error(`nobody sits on seat ${at}`);
  return { ...room, seats: room.seats.with(at, { ...holder, ...change(holder) }) };
}
