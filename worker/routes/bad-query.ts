import type { Context } from 'hono';
import * as v from 'valibot';
import { problem } from '../problem.ts';

/** The answer to a query that is not as it must be: names what is wrong first. */
export function badQuery(c: Context, issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): Response {
  const path = v.getDotPath(issues[0]) ?? '';
  return problem(c, 422, 'http/bad-shape', 'The query is not what this takes.', { path });
}
