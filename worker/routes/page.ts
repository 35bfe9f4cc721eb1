import { type Context, Hono } from 'hono';
import type { App } from '../env.ts';
import { parseRoomId } from '../room-id.ts';

/** `GET /r/:id`, `/new`, `/device`, `/learn`, `/replay`, `/verify` and `/privacy`: the client's one page, with 404 where there can be no such room. */
export const page = new Hono<App>()
  .get('/new', (c) => clientPage(c))
  .get('/device', (c) => clientPage(c))
  .get('/learn', (c) => clientPage(c))
  .get('/replay', (c) => clientPage(c))
  .get('/verify', (c) => clientPage(c))
  .get('/privacy', (c) => clientPage(c))
  .get('/r/:id', async (c) => {
    const id = await parseRoomId(c.env.ROOM_KEY, c.req.param('id'));
    return clientPage(c, id === null ? 404 : undefined);
  });

/** The client's one page under whatever address was asked for. */
export async function clientPage(c: Context<App>, status?: number): Promise<Response> {
  const html = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  return new Response(html.body, { status: status ?? html.status, headers: html.headers });
}

/** Whether a person asks, who is better served by a page than by problem details. */
export const wantsPage = (c: Context<App>): boolean =>
  c.req.method === 'GET' &&
  !c.req.path.startsWith('/api/') &&
  (c.req.header('Accept') ?? '').includes('text/html');
