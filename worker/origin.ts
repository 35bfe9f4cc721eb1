import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { App } from './env.ts';
import { problem } from './problem.ts';

/** Refuses what does not come from a page of our own: browsers let any page post here and open sockets to here. */
export const ownOriginOnly = createMiddleware<App>(async (c, next) => {
  if (!isOwnOrigin(c)) return problem(c, 403, 'origin/not-allowed', 'Only our own pages may do this.');
  return next();
});

/** The same for what changes something. A GET changes nothing. */
export const ownOriginToPost = createMiddleware<App>(async (c, next) =>
  c.req.method === 'POST' ? ownOriginOnly(c, next) : next(),
);

function isOwnOrigin(c: Context<App>): boolean {
  return c.req.header('Origin') === new URL(c.req.url).origin;
}
