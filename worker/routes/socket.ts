import { Hono } from 'hono';
import * as v from 'valibot';
import { SocketQuery } from '../../engine/protocol/api.ts';
import { CLOSE, PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { addressOf } from '../address.ts';
import type { App } from '../env.ts';
import { deviceOf } from '../identity.ts';
import { ownOriginOnly } from '../origin.ts';
import { problem } from '../problem.ts';
import { badQuery } from './bad-query.ts';
import { queryOf } from './query.ts';
import { roomParam } from './room-param.ts';

/** `GET /api/rooms/:id/socket`: the upgrade. */
export const socket = new Hono<App>().get('/api/rooms/:id/socket', ownOriginOnly, roomParam, async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
    return problem(c, 426, 'http/upgrade-required', 'This is for WebSockets.');
  }
  const query = v.safeParse(SocketQuery, queryOf(c));
  if (!query.success) return badQuery(c, query.issues);
  const { protocol, after, tab, epoch, at } = query.output;
  if (protocol !== PROTOCOL_VERSION) return closedSocket(CLOSE.versionSkew, 'other protocol');
  const device = (await deviceOf(c)) ?? '';
  const from = await addressOf(c, c.env.ROOM_KEY, 'sockets');
  const call = new URLSearchParams({ after: `${after}`, tab, device, from });
  if (epoch !== undefined) call.set('epoch', epoch);
  if (at !== undefined) call.set('at', `${at}`);
  // Made anew: of what the client sent, the room gets these and nothing else.
  return c.var.room.fetch(`https://room/socket?${call}`, { headers: { Upgrade: 'websocket' } });
});

/** A page cannot read why an upgrade fails, but it can read a close code. */
function closedSocket(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}
