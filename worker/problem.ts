import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../engine/protocol/api.ts';

/** What a problem may say beside its code. */
export type ProblemDetails = Pick<Problem, 'detail' | 'path' | 'errors'>;

/** An error of the API as problem details (RFC 9457). `code` is stable; people read `title`. */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  title: string,
  more: ProblemDetails = {},
): Response {
  const body: Problem = { type: 'about:blank', title, status, code, ...more };
  return c.json(body, status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
}

export const noSuchRoom = (c: Context): Response => problem(c, 404, 'room/unknown', 'There is no such room.');

export const noSession = (c: Context): Response =>
  problem(c, 401, 'session/missing', 'This needs the cookie of POST /api/session.');
