import { Hono } from 'hono';
import * as v from 'valibot';
import { UpdateQuery } from '../../engine/protocol/api.ts';
import type { App } from '../env.ts';
import { deviceOf } from '../identity.ts';
import { looks } from '../looks.ts';
import { problem } from '../problem.ts';
import { personOf } from '../talk/person.ts';
import { limitedLooks } from './limited.ts';
import { queryOf } from './query.ts';
import { answer } from './reply.ts';
import { roomParam } from './room-param.ts';

/** `GET /api/rooms/:id/update?after=`: what a watcher would be told on a socket, for those for whom there is none. */
export const updates = new Hono<App>().get('/api/rooms/:id/update', limitedLooks, roomParam, async (c) => {
  const query = v.safeParse(UpdateQuery, queryOf(c));
  if (!query.success) {
    const path = v.getDotPath(query.issues[0]) ?? '';
    return problem(c, 422, 'http/bad-shape', 'The query is not what this takes.', { path });
  }
  const { after } = query.output;
  const { room, roomId } = c.var;
  const device = await deviceOf(c);
  const known = looks.find(roomId, after, device && personOf(roomId, device), Date.now());
  if (known !== null) return answer(c, { ok: true, json: known });
  const { forgotten } = looks;
  const { shared, ...reply } = await room.watch(after, device);
  const isCurrent = shared !== null && forgotten === looks.forgotten;
  if (isCurrent && reply.ok) looks.keep(roomId, shared, reply.json, Date.now());
  return answer(c, reply);
});
