import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { Bots } from './bots/bots.ts';
import type { App } from './env.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { logFailure } from './log.ts';
import { ownOriginToPost } from './origin.ts';
import { problem } from './problem.ts';
import { Room } from './room/room.ts';
import { health } from './routes/health.ts';
import { links } from './routes/links.ts';
import { operator } from './routes/operator.ts';
import { clientPage, page, wantsPage } from './routes/page.ts';
import { records } from './routes/records.ts';
import { rooms } from './routes/rooms.ts';
import { seats } from './routes/seats.ts';
import { session } from './routes/session.ts';
import { socket } from './routes/socket.ts';
import { updates } from './routes/updates.ts';

const MAX_BODY = 8 * 1024;

const app = new Hono<App>();

/** The answer that opens a socket: its headers are fixed. */
const isUpgrade = (c: Context<App>): boolean => c.res.status === 101;

app.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) {
    return problem(c, 400, 'http/bad-json', 'The body is not JSON.');
  }
  logFailure('http/failed', error);
  return problem(c, 500, 'server/failed', 'Something went wrong.');
});
app.notFound((c) =>
  wantsPage(c) ? clientPage(c, 404) : problem(c, 404, 'http/not-found', 'There is nothing here.'),
);

app.use(async (c, next) => {
  await next();
  if (isUpgrade(c)) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
});
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', methods.join(', '));
      return problem(c, 405, 'http/method-not-allowed', 'This cannot be done here.');
    },
  }),
);
app.use('/api/*', async (c, next) => {
  await next();
  if (!isUpgrade(c)) c.header('Cache-Control', 'no-store');
});
app.use('/api/*', ownOriginToPost);
app.use(
  '/api/*',
  bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => problem(c, 413, 'http/body-too-large', `A body has at most ${MAX_BODY} bytes.`),
  }),
);
for (const routes of [health, operator, session, rooms, seats, links, socket, updates, records, page]) {
  app.route('/', routes);
}

// The runtime looks for the classes of the objects here.
export { Bots, Room };

export default app;
