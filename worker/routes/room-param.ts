import { createMiddleware } from 'hono/factory';
import type { App } from '../env.ts';
import { noSuchRoom } from '../problem.ts';
import type { Room } from '../room/room.ts';
import { parseRoomId } from '../room-id.ts';

interface WithRoom extends App {
  Variables: { room: DurableObjectStub<Room>; roomId: string };
}

/** Finds the room that the path names. What this deployment never made is refused before any object wakes. */
export const roomParam = createMiddleware<WithRoom, '/:id'>(async (c, next) => {
  const id = await parseRoomId(c.env.ROOM_KEY, c.req.param('id'));
  if (id === null) return noSuchRoom(c);
  c.set('room', c.env.ROOM.getByName(id));
  c.set('roomId', id);
  return next();
});
