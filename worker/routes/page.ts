import { Hono } from 'hono';
import type { App } from '../env.ts';
import { parseRoomId } from '../room-id.ts';

/** `GET /r/:id`: the page of a room. It is the client's one page, with 404 where there can be no such room. */
export const page = new Hono<App>().get('/r/:id', async (c) => {
  const [id, html] = await Promise.all([
    parseRoomId(c.env.ROOM_KEY, c.req.param('id')),
    c.env.ASSETS.fetch(new URL('/', c.req.url)),
  ]);
  return new Response(html.body, { status: id === null ? 404 : html.status, headers: html.headers });
});
