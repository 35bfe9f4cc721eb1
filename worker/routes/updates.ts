import { Hono } from 'hono';
import * as v from 'valibot';
import { UpdateQuery } from '../../engine/protocol/api.ts';
import type { App } from '../env.ts';
import { deviceOf } from '../identity.ts';
import { problem } from '../problem.ts';
import type { Reply } from '../room/room-calls.ts';
import { queryOf } from './query.ts';
import { answer } from './reply.ts';
import { roomParam } from './room-param.ts';

/** Milliseconds for which an answer is given again: thousands may look at a room that is woken once meanwhile. */
const GIVEN_FOR = 2_000;
/** Answers that are remembered; behind that all are asked for anew. */
const MAX_ANSWERS = 200;

// Of this isolate, and of open rooms only: what anybody may be given.
const answers = new Map<string, { readonly reply: Reply; readonly until: number }>();

/** `GET /api/rooms/:id/update?after=`: what a watcher would be told on a socket, for those for whom there is none. */
export const updates = new Hono<App>().get('/api/rooms/:id/update', roomParam, async (c) => {
  const query = v.safeParse(UpdateQuery, queryOf(c));
  if (!query.success) {
    const path = v.getDotPath(query.issues[0]) ?? '';
    return problem(c, 422, 'http/bad-shape', 'The query is not what this takes.', { path });
  }
  const { after } = query.output;
  const key = `${c.var.room.id} ${after}`;
  const known = answers.get(key);
  if (known !== undefined && known.until > Date.now()) return answer(c, known.reply);
  const { isShared, ...reply } = await c.var.room.watch(after, await deviceOf(c));
  if (answers.size >= MAX_ANSWERS) answers.clear();
  if (isShared) answers.set(key, { reply, until: Date.now() + GIVEN_FOR });
  return answer(c, reply);
});
