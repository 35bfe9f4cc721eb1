import { type Seat, seat } from '../../../engine/base/units.ts';
import type { RoomEnv } from '../decisions/room-env.ts';
import type { RoomState, SeatHolder } from './room-state.ts';
import { sameHash } from './same-hash.ts';

/** The seat that belongs to a device, by its token's hash; null for a watcher. */
export function seatOfDevice(room: RoomState, device: string | null): Seat | null {
  if (device === null) return null;
  // All are compared, so that the time does not tell which it was.
  const found = room.seats.map((holder) => holder !== null && sameHash(holder.device, device)).indexOf(true);
  return found < 0 ? null : seat(found);
}

/** The seat of whoever has been seated longest (rule S0); null while nobody is. */
export function hostOf(room: RoomState): Seat | null {
  const members = room.seats.map((holder) =>
    holder && holder.bot === null ? holder.member : Number.POSITIVE_INFINITY,
  );
  const first = Math.min(...members);
  return Number.isFinite(first) ? seat(members.indexOf(first)) : null;
}

/** Whether who knew of the step `expect` saw who sits where now: what is meant for somebody meets nobody who came since. */
export const isOfNow = ({ seatedAt, seq }: RoomState, expect: number): boolean =>
  expect >= seatedAt && expect <= seq;

export const seated = (room: RoomState): readonly SeatHolder[] =>
  room.seats.filter((holder) => holder !== null);

/** Names that a device's player cannot have: those of the other seats, and of watchers whom all have read (rule D10). */
export const namesBeside = (
  room: RoomState,
  device: string,
  { watchersNames }: RoomEnv,
): readonly string[] => [
  ...seated(room)
    .filter((holder) => holder.device !== device || !hasOwner(holder))
    .map(({ name }) => name),
  ...watchersNames(device),
];

/** Whether a game can begin with it: bots add nothing to the draw's chance (rule F1). */
export const isReady = ({ bot, nonce }: SeatHolder): boolean => bot !== null || nonce !== null;

/** Whether it is a person's; the host put a bot on the others. One that a bot has taken over has its owner still. */
export const hasOwner = ({ device }: SeatHolder): boolean => device !== '';

/** Whether a bot plays the seat. */
export const isBot = (room: RoomState, at: Seat): boolean => (room.seats[at]?.bot ?? null) !== null;

/** `waiting` for players and nonces, `playing`, or `over`. */
export function phaseOf(room: RoomState): 'waiting' | 'playing' | 'over' {
  if (room.play === null) return 'waiting';
  return room.play.phase === 'over' ? 'over' : 'playing';
}
