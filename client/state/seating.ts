import { type Seat, seat } from '../../engine/base/units.ts';
import type { Presence, RoomView } from '../../engine/protocol/server-message.ts';

/** What a room that waits for its game waits for. */
export interface Seating {
  readonly seats: number;
  readonly taken: readonly Seat[];
  /** How many seats somebody may take now; none once the host has started. */
  readonly open: number;
  /** Who has a seat and has not been here to begin; the game needs them. */
  readonly awaited: readonly Seat[];
  /** Whether this viewer may start with those who are seated (rule S0). */
  readonly mayStart: boolean;
  /** Whether this viewer may free, lock and swap seats. */
  readonly mayArrange: boolean;
  /** Whether only who is invited comes in. */
  readonly isPrivate: boolean;
}

export function seatingOf(room: RoomView, { seats }: Presence): Seating {
  const all = room.seats.map((one, index) => ({ ...one, seat: seat(index) }));
  const taken = all.filter(({ name }) => name !== null);
  const free = all.filter(({ name, locked }) => name === null && !locked).length;
  const open = room.phase === 'waiting' && !room.starting ? free : 0;
  const mayArrange = room.phase === 'waiting' && room.you !== null && room.you === room.host;
  return {
    seats: all.length,
    taken: taken.map((one) => one.seat),
    open,
    awaited: taken
      .filter((one) => !one.ready && (seats[one.seat] ?? 'gone') === 'gone')
      .map((one) => one.seat),
    mayStart: mayArrange && open > 0 && taken.length >= 2,
    mayArrange,
    isPrivate: room.private,
  };
}
