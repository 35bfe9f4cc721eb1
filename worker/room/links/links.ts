import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { err, ok, type Result } from '../../../engine/base/result.ts';
import { unreachable } from '../../../engine/base/unreachable.ts';
import type { InviteMade, LinkError, SeatOffer, SeatOffered } from '../../../engine/protocol/links.ts';
import { append, type Decision } from '../decisions/room-core.ts';
import type { RoomEnv } from '../decisions/room-env.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import { admits } from './admission.ts';
import { makeInvite, useInvite, withdrawInvite } from './invites.ts';
import { offeredSeat, offerSeat, takeOver } from './seat-moves.ts';

/** What the Worker asks about links that carry a token, for a device. Of a token the room keeps the hash. */
export type LinkCall =
  | { readonly type: 'invite'; readonly token: string }
  | { readonly type: 'withdraw'; readonly invite: number }
  | { readonly type: 'enter'; readonly token: string }
  | { readonly type: 'offerSeat'; readonly token: string }
  | { readonly type: 'lookAtSeat'; readonly token: string }
  | { readonly type: 'takeOver'; readonly token: string };

export type LinkRefusal =
  | LinkError
  | { readonly code: 'room/not-host' | 'room/not-seated' | 'room/too-many-changes' | 'room/private' };

/** A decision, and what its caller is told. */
export interface LinkDeed extends Decision {
  readonly answer: unknown;
}

/** What a call about links leads to. Only with a token has a private room an answer for who is not in. */
export function onLink(
  room: RoomState,
  device: string,
  call: LinkCall,
  env: RoomEnv,
): Result<LinkDeed, LinkRefusal> {
  if (!isGuess(call) && !admits(room, device)) return err({ code: 'room/private' });
  switch (call.type) {
    case 'invite': {
      const { token } = call;
      return deed(room, makeInvite(room, device, hashOf(token), env.now), env, ([made]) => {
        if (made?.type !== 'inviteMade') return null;
        return { invite: made.invite, token, until: made.until } satisfies InviteMade;
      });
    }
    case 'withdraw':
      return deed(room, withdrawInvite(room, device, call.invite), env);
    case 'enter':
      return deed(room, useInvite(room, device, hashOf(call.token), env.now), env);
    case 'offerSeat': {
      const { token } = call;
      return deed(room, offerSeat(room, device, hashOf(token), env.now), env, ([made]) =>
        made?.type === 'seatOffered' ? ({ token, until: made.until } satisfies SeatOffered) : null,
      );
    }
    case 'lookAtSeat':
      return lookAtSeat(room, device, call.token, env);
    case 'takeOver':
      return deed(room, takeOver(room, device, hashOf(call.token), env.now), env);
    default:
      return unreachable(call);
  }
}

const GUESSES: readonly LinkCall['type'][] = ['enter', 'lookAtSeat', 'takeOver'];

/** Whether a call could find a token out. */
export const isGuess = ({ type }: LinkCall): boolean => GUESSES.includes(type);

function lookAtSeat(
  room: RoomState,
  device: string,
  token: string,
  env: RoomEnv,
): Result<LinkDeed, LinkRefusal> {
  const offered = offeredSeat(room, device, hashOf(token), env.now);
  if (!offered.ok) return offered;
  const { seat } = offered.value;
  const answer: SeatOffer = { seat, name: room.seats[seat]?.name ?? '' };
  return ok({ room, effects: [], answer });
}

function deed(
  room: RoomState,
  events: Result<readonly StoredEvent[], LinkRefusal>,
  env: RoomEnv,
  answer: (events: readonly StoredEvent[]) => unknown = () => null,
): Result<LinkDeed, LinkRefusal> {
  if (!events.ok) return events;
  const done =
    events.value.length === 0 ? { room, effects: [] } : append(room, { events: events.value }, null, env);
  return ok({ ...done, answer: answer(events.value) });
}

const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
