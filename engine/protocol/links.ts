import * as v from 'valibot';
import type { Millis, Seat } from '../base/units.ts';
import { whole } from './shapes.ts';

/** A token as it comes back from a link; one that was damaged on its way, however long, is one that nobody knows, not a bad shape. */
const Token = v.string();

/** What uses a link up, or looks at what it is for. */
export const LinkUse = v.strictObject({ token: Token });
export type LinkUse = v.InferOutput<typeof LinkUse>;

/** `POST /api/rooms/:id/invites/withdraw`. */
export const InviteWithdrawal = v.strictObject({ invite: whole(1, 1_000_000) });
export type InviteWithdrawal = v.InferOutput<typeof InviteWithdrawal>;

/** `POST /api/rooms/:id/invites/new`: an invite, whose token is told this once (rule I6). */
export interface InviteMade {
  /** Number of the invite in its room, from 1. */
  readonly invite: number;
  /** 128 bits as 32 hex digits, for the fragment of the link. */
  readonly token: string;
  readonly until: Millis;
}

/** An invite as the host sees it afterwards: without its token. */
export interface InviteView {
  readonly invite: number;
  readonly used: boolean;
  /** When it expires unless it is used. */
  readonly until: Millis;
}

/** `POST /api/rooms/:id/moves/new`: a seat is offered to another device; the token is told this once (rule I7). */
export interface SeatOffered {
  readonly token: string;
  readonly until: Millis;
}

/** `POST /api/rooms/:id/moves/look`: the seat that a token offers. */
export interface SeatOffer {
  readonly seat: Seat;
  /** Who sits there. */
  readonly name: string;
}

/** Why a link is not made, or does not work. */
export type LinkError =
  /** Used, expired, withdrawn or never made: who asks is not told which. */
  | { readonly code: 'link/not-valid' }
  /** The device has a seat in the room already. */
  | { readonly code: 'link/seated' }
  | { readonly code: 'invite/too-many' }
  | { readonly code: 'room/not-private' };
