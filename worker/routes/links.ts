import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { type Context, Hono } from 'hono';
import { InviteWithdrawal, LinkUse } from '../../engine/protocol/links.ts';
import { addressOf } from '../address.ts';
import type { App } from '../env.ts';
import { deviceOf, keepDevice } from '../identity.ts';
import { noSession } from '../problem.ts';
import type { LinkCall } from '../room/links/links.ts';
import type { Room } from '../room/room.ts';
import { body } from './body.ts';
import { answer } from './reply.ts';
import { roomParam } from './room-param.ts';

const TOKEN_BYTES = 16;
const INVITES = '/api/rooms/:id/invites';
const MOVES = '/api/rooms/:id/moves';

/**
 * Links that carry a token in their fragment: the host makes invites, and by a press somebody comes in with one; a
 * player offers the own seat to another device, which takes it over by a press.
 */
export const links = new Hono<App>()
  .post(`${INVITES}/new`, roomParam, (c) => call(c, c.var.room, { type: 'invite', token: newToken() }))
  .post(`${INVITES}/withdraw`, roomParam, body(InviteWithdrawal), (c) =>
    call(c, c.var.room, { type: 'withdraw', ...c.req.valid('json') }),
  )
  .post(INVITES, roomParam, body(LinkUse), (c) =>
    call(c, c.var.room, { type: 'enter', ...c.req.valid('json') }),
  )
  .post(`${MOVES}/new`, roomParam, (c) => call(c, c.var.room, { type: 'offerSeat', token: newToken() }))
  .post(`${MOVES}/look`, roomParam, body(LinkUse), (c) =>
    call(c, c.var.room, { type: 'lookAtSeat', ...c.req.valid('json') }),
  )
  .post(MOVES, roomParam, body(LinkUse), (c) =>
    call(c, c.var.room, { type: 'takeOver', ...c.req.valid('json') }),
  );

async function call(c: Context, room: DurableObjectStub<Room>, about: LinkCall): Promise<Response> {
  const device = await deviceOf(c);
  if (device === null) return noSession(c);
  keepDevice(c);
  return answer(c, await room.link(device, await addressOf(c, c.env.ROOM_KEY, 'links'), about));
}

const newToken = (): string => bytesToHex(randomBytes(TOKEN_BYTES));
