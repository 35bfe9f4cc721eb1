import { Hono } from 'hono';
import { SeatRequest } from '../../engine/protocol/api.ts';
import type { App } from '../env.ts';
import { deviceOf, keepDevice } from '../identity.ts';
import { noSession } from '../problem.ts';
import { body } from './body.ts';
import { limitedSeats } from './limited.ts';
import { answer } from './reply.ts';
import { roomParam } from './room-param.ts';

/** `POST /api/rooms/:id/seats` takes a seat for the device: the only way to one. */
export const seats = new Hono<App>().post(
  '/api/rooms/:id/seats',
  limitedSeats,
  roomParam,
  body(SeatRequest),
  async (c) => {
    const device = await deviceOf(c);
    if (device === null) return noSession(c);
    keepDevice(c);
    return answer(c, await c.var.room.takeSeat(device, c.req.valid('json')));
  },
);
