import { type Seat, seat } from '../../engine/base/units.ts';
import { sameHash } from '../identity.ts';
import type { RoomState, SeatHolder } from './room-state.ts';

/** Where a member sits now; null for a watcher and for who has left. */
export function seatOfMember(room: RoomState, member: number | null): Seat | null {
  const index = room.seats.findIndex((holder) => holder !== null && holder.member === member);
  return index < 0 ? null : seat(index);
}

/** The holder whose seat belongs to a device; null where none does. */
export function holderOfDevice(room: RoomState, device: string | null): SeatHolder | null {
  if (device === null) return null;
  return room.seats.find((holder) => holder !== null && sameHash(holder.device, device)) ?? null;
}

/** The seat of whoever has been seated longest (rule S0); null while nobody is. */
export function hostOf(room: RoomState): Seat | null {
  const first = seated(room).reduce<SeatHolder | null>(
    (host, holder) => (host === null || holder.member < host.member ? holder : host),
    null,
  );
  return first && seatOfMember(room, first.member);
}

export const seated = (room: RoomState): readonly SeatHolder[] =>
  room.seats.filter((holder) => holder !== null);

/** `waiting` for players and nonces, `playing`, or `over`. */
export function phaseOf(room: RoomState): 'waiting' | 'playing' | 'over' {
  if (room.play === null) return 'waiting';
  return room.play.phase === 'over' ? 'over' : 'playing';
}
