import { vValidator } from '@hono/valibot-validator';
import * as v from 'valibot';
import { problem } from '../problem.ts';

/** The request's JSON body as `schema` wants it; else the problem that names where it is wrong. */
export const body = <Schema extends v.GenericSchema>(schema: Schema) =>
  vValidator('json', schema, (result, c) => {
    if (result.success) return;
    const path = v.getDotPath(result.issues[0]) ?? '';
    return problem(c, 422, 'http/bad-shape', 'The body is not what this takes.', { path });
  });
