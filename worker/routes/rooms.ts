import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Hono } from 'hono';
import { rulesetOf } from '../../engine/equipment/presets.ts';
import { checkRuleset } from '../../engine/equipment/ruleset.ts';
import { type RoomCreated, RoomRequest } from '../../engine/protocol/api.ts';
import { cleanRoomName } from '../../engine/protocol/names.ts';
import { addressOf } from '../address.ts';
import type { App } from '../env.ts';
import { deviceOf, keepDevice } from '../identity.ts';
import { hasLexicon } from '../lexica.ts';
import { Newest } from '../newest.ts';
import { noSession, problem } from '../problem.ts';
import { roomIdFor } from '../room-id.ts';
import { roomWait } from '../room-rate.ts';
import { body } from './body.ts';
import { limitedLooks } from './limited.ts';
import { answer, refusal, rulesRefusal } from './reply.ts';
import { roomParam } from './room-param.ts';

/** Rooms that were just made here: the same wish again makes none, and is not counted as one. */
const made = new Newest<true>(1_000);

/** `POST /api/rooms` makes a room; `GET /api/rooms/:id` tells what a watcher may know of it. */
export const rooms = new Hono<App>()
  .post('/api/rooms', limitedLooks, body(RoomRequest), async (c) => {
    const device = await deviceOf(c);
    if (device === null) return noSession(c);
    const request = c.req.valid('json');
    // The schema lets exactly one of the two through.
    const wanted = request.ruleset ?? rulesetOf(request.preset ?? 'casual', request.tileSet);
    const ruleset = checkRuleset(wanted, request.seats);
    if (!ruleset.ok) return rulesRefusal(c, ruleset.error);
    if (!(await hasLexicon(c.env.ASSETS, wanted.tileSet)))
      return refusal(c, 'lexicon/none', { detail: wanted.tileSet });
    const name = cleanRoomName(request.name);
    if (!name.ok) return refusal(c, name.error.code);
    const { ROOM_RATE, ROOM_KEY } = c.env;
    const id = await roomIdFor(ROOM_KEY, device, request.key);
    const wait = made.get(id)
      ? 0
      : await roomWait(ROOM_RATE, await addressOf(c, ROOM_KEY, 'rooms'), Date.now());
    if (wait > 0) {
      c.header('Retry-After', `${Math.ceil(wait / 1000)}`);
      return problem(c, 429, 'http/too-many', 'Too many rooms were made from here; wait a while.');
    }

    const reply = await c.env.ROOM.getByName(id).make({
      id,
      request: bytesToHex(sha256(utf8ToBytes(JSON.stringify(request)))),
      name: name.value,
      preset: request.preset ?? null,
      ruleset: ruleset.value,
      seats: request.seats,
      maker: device,
      private: request.private === true,
    });
    if (!reply.ok) return answer(c, reply);
    made.keep(id, true);
    keepDevice(c);
    return c.json({ id, link: `/r/${id}` } satisfies RoomCreated, 201);
  })
  .get('/api/rooms/:id', limitedLooks, roomParam, async (c) =>
    answer(c, await c.var.room.look(await deviceOf(c))),
  );
