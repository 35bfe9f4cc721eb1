import { Hono } from 'hono';
import type { App } from '../env.ts';
import { deviceOf } from '../identity.ts';
import { limitedRecords } from './limited.ts';
import { answer, refusal } from './reply.ts';
import { roomParam } from './room-param.ts';

const NUMBER = /^[1-9]\d{0,5}$/;

/** `GET /api/rooms/:id/games/:game/record`: a finished game, whole. */
export const records = new Hono<App>().get(
  '/api/rooms/:id/games/:game/record',
  limitedRecords,
  roomParam,
  async (c) => {
    const game = c.req.param('game');
    if (!NUMBER.test(game)) return refusal(c, 'record/no-such-game');
    return answer(c, await c.var.room.record(Number(game), await deviceOf(c)));
  },
);
