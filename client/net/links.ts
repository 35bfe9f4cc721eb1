import type { Result } from '../../engine/base/result.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import type { InviteMade, SeatOffer, SeatOffered } from '../../engine/protocol/links.ts';
import { keepToken } from '../state/invites.ts';
import { has, post, roomPath } from './api.ts';

/** Makes an invite to a private room; its token is remembered while the page is open. */
export async function makeInvite(roomId: string): Promise<Result<InviteMade, Problem>> {
  const made = await post(`${roomPath(roomId)}/invites/new`, isInviteMade);
  if (made.ok) keepToken(roomId, made.value.invite, made.value.token);
  return made;
}

export const withdrawInvite = (roomId: string, invite: number): Promise<Result<unknown, Problem>> =>
  post(`${roomPath(roomId)}/invites/withdraw`, isAnything, { invite });

/** Comes into a private room with an invite, which is used up by it. */
export const useInvite = (roomId: string, token: string): Promise<Result<unknown, Problem>> =>
  post(`${roomPath(roomId)}/invites`, isAnything, { token });

/** Offers the own seat to another device of the player's. */
export const offerSeat = (roomId: string): Promise<Result<SeatOffered, Problem>> =>
  post(`${movesPath(roomId)}/new`, isSeatOffered);

/** Whose seat a token offers. */
export const lookAtSeat = (roomId: string, token: string): Promise<Result<SeatOffer, Problem>> =>
  post(`${movesPath(roomId)}/look`, isSeatOffer, { token });

/** Takes the offered seat over on this device. */
export const takeOver = (roomId: string, token: string): Promise<Result<unknown, Problem>> =>
  post(movesPath(roomId), isAnything, { token });

const movesPath = (roomId: string): string => `${roomPath(roomId)}/moves`;

const isAnything = (_: unknown): _ is unknown => true;

const isInviteMade = (data: unknown): data is InviteMade =>
  has(data, 'invite', 'token', 'until') &&
  typeof data.invite === 'number' &&
  typeof data.token === 'string' &&
  typeof data.until === 'number';

const isSeatOffered = (data: unknown): data is SeatOffered =>
  has(data, 'token', 'until') && typeof data.token === 'string' && typeof data.until === 'number';

const isSeatOffer = (data: unknown): data is SeatOffer =>
  has(data, 'seat', 'name') && typeof data.seat === 'number' && typeof data.name === 'string';
