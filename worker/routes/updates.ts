import { Hono } from 'hono';
import * as v from 'valibot';
import { UpdateQuery } from '../../engine/protocol/api.ts';
import type { App } from '../env.ts';
import { deviceOf } from '../identity.ts';
import { looks } from '../looks.ts';
import { personOf } from '../talk/person.ts';
import { badQuery } from './bad-query.ts';
import { limitedLooks } from './limited.ts';
import { queryOf } from './query.ts';
import { answer } from './reply.ts';
import { roomParam } from './room-param.ts';

/** `GET /api/rooms/:id/update?after=&epoch=&at=`: what a watcher would be told on a socket, for those for whom there is none. */
export const updates = new Hono<App>().get('/api/rooms/:id/update', limitedLooks, roomParam, async (c) => {
  const query = v.safeParse(UpdateQuery, queryOf(c));
  if (!query.success) return badQuery(c, query.issues);
  const { output: known } = query;
  const { room, roomId } = c.var;
  const device = await deviceOf(c);
  const told = looks.find(roomId, known, device && personOf(roomId, device), Date.now());
  if (told !== null) return answer(c, { ok: true, json: told });
  const { forgotten } = looks;
  const { shared, ...reply } = await room.watch(known, device);
  const isCurrent = shared !== null && forgotten === looks.forgotten;
  if (isCurrent && reply.ok) looks.keep(roomId, shared, reply.json, Date.now());
  return answer(c, reply);
});
