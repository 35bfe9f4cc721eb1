import { Hono } from 'hono';
import * as v from 'valibot';
import { UpdateQuery } from '../../engine/protocol/api.ts';
import type { App } from '../env.ts';
import { deviceOf } from '../identity.ts';
import { problem } from '../problem.ts';
import type { Reply } from '../room/room-calls.ts';
import { personOf } from '../talk/person.ts';
import { answer } from './reply.ts';
import { roomParam } from './room-param.ts';

/** Milliseconds for which an answer is given again: thousands may look at a room that is woken once meanwhile. */
const GIVEN_FOR = 2_000;
/** Answers that are remembered; behind that all are asked for anew. */
const MAX_ANSWERS = 200;

interface Given {
  readonly reply: Reply;
  readonly until: number;
  /** Who may not have it, whoever else may. */
  readonly but: readonly string[];
}

// Of this isolate, and of open rooms only.
const answers = new Map<string, Given>();

/** `GET /api/rooms/:id/update?after=`: what a watcher would be told on a socket, for those for whom there is none. */
export const updates = new Hono<App>().get('/api/rooms/:id/update', roomParam, async (c) => {
  const query = v.safeParse(UpdateQuery, c.req.query());
  if (!query.success) {
    const path = v.getDotPath(query.issues[0]) ?? '';
    return problem(c, 422, 'http/bad-shape', 'The query is not what this takes.', { path });
  }
  const { after } = query.output;
  const device = await deviceOf(c);
  const key = `${c.var.room.id} ${after}`;
  const known = answers.get(key);
  if (known !== undefined && known.until > Date.now() && !isAmong(known.but, c.var.roomId, device)) {
    return answer(c, known.reply);
  }
  const { sharedBut: but, ...reply } = await c.var.room.watch(after, device);
  if (answers.size >= MAX_ANSWERS) answers.clear();
  if (but !== null) answers.set(key, { reply, until: Date.now() + GIVEN_FOR, but });
  return answer(c, reply);
});

const isAmong = (persons: readonly string[], room: string, device: string | null): boolean =>
  device !== null && persons.length > 0 && persons.includes(personOf(room, device));
