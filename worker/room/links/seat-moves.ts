import { err, ok, type Result } from '../../../engine/base/result.ts';
import { type Millis, millis, type Seat, seat } from '../../../engine/base/units.ts';
import { MAX_SEAT_OFFERS, SEAT_OFFER_LASTS } from '../../../engine/protocol/limits.ts';
import type { LinkError } from '../../../engine/protocol/links.ts';
import { changesOf } from '../state/changes.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import { sameHash } from '../state/same-hash.ts';
import { seatOfDevice } from '../state/seats.ts';

/** Seats that may be taken over by another device (rule I7). Plain data, part of the room's state. */
export interface SeatMoves {
  /** The latest of each who made one and still has the seat. */
  readonly offers: readonly OpenOffer[];
}

interface OpenOffer {
  /** Whose seat it is, by the number of its taking: the seat may change its place meanwhile. */
  readonly member: number;
  /** SHA-256 of its token. */
  readonly hash: string;
  readonly until: Millis;
  /** The device that has used it. */
  readonly usedBy: string | null;
}

export interface SeatOfferedEvent {
  readonly type: 'seatOffered';
  readonly seat: Seat;
  readonly member: number;
  readonly hash: string;
  readonly until: Millis;
}

export interface SeatMovedEvent {
  readonly type: 'seatMoved';
  readonly seat: Seat;
  readonly member: number;
  /** SHA-256 of the token of the device that has it now. */
  readonly device: string;
}

export const NO_MOVES: SeatMoves = { offers: [] };

/** After another offer, which takes the place of the same player's last one. `seated` are the members with a seat. */
export function withOffer(
  { offers }: SeatMoves,
  event: SeatOfferedEvent,
  seated: readonly (number | undefined)[],
): SeatMoves {
  const { member, hash, until } = event;
  const others = offers.filter((offer) => offer.member !== member && seated.includes(offer.member));
  return { offers: [...others, { member, hash, until, usedBy: null }] };
}

/** After an offer was used. */
export const withMove = ({ offers }: SeatMoves, { member, device }: SeatMovedEvent): SeatMoves => ({
  offers: offers.map((offer) => (offer.member === member ? { ...offer, usedBy: device } : offer)),
});

type Events<Code extends string = never> = Result<
  readonly StoredEvent[],
  LinkError | { readonly code: Code }
>;

/** Offers the device's own seat to another device. `hash` is that of the token. */
export function offerSeat(
  room: RoomState,
  device: string,
  hash: string,
  now: Millis,
): Events<'room/not-seated' | 'room/too-many-changes'> {
  const own = seatOfDevice(room, device);
  const holder = own === null ? null : room.seats[own];
  if (own === null || !holder) return err({ code: 'room/not-seated' });
  const { member } = holder;
  if (changesOf(room, device).offers >= MAX_SEAT_OFFERS) return err({ code: 'room/too-many-changes' });
  const until = millis(now + SEAT_OFFER_LASTS);
  return ok([{ type: 'seatOffered', seat: own, member, hash, until }]);
}

/** The seat that a token offers to a device: also again to the one that has taken it over with it. */
export function offeredSeat(
  room: RoomState,
  device: string,
  hash: string,
  now: Millis,
): Result<{ readonly seat: Seat; readonly member: number; readonly isTaken: boolean }, LinkError> {
  // All are compared, so that the time does not tell which it was.
  const [offer] = room.moves.offers.filter((each) => sameHash(each.hash, hash));
  const at = room.seats.findIndex((holder) => holder !== null && holder.member === offer?.member);
  const own = seatOfDevice(room, device);
  const isTaken = offer?.usedBy === device && own === at;
  if (own !== null && !isTaken) return err({ code: 'link/seated' });
  const isGood = offer !== undefined && (isTaken || (offer.usedBy === null && offer.until > now));
  return isGood && at >= 0
    ? ok({ seat: seat(at), member: offer.member, isTaken })
    : err({ code: 'link/not-valid' });
}

/** The seat becomes the device's, and is the other's no longer. */
export function takeOver(room: RoomState, device: string, hash: string, now: Millis): Events {
  const offered = offeredSeat(room, device, hash, now);
  if (!offered.ok) return offered;
  const { seat: at, member, isTaken } = offered.value;
  return ok(isTaken ? [] : [{ type: 'seatMoved', seat: at, member, device }]);
}
