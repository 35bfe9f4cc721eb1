import { vValidator } from '@hono/valibot-validator';
import * as v from 'valibot';
import type { ProblemFault } from '../../engine/protocol/api.ts';
import { MAX_FAULTS } from '../../engine/protocol/limits.ts';
import { problem } from '../problem.ts';

/** The request's JSON body as `schema` wants it; else the problem that names all the places where it is wrong. */
export const body = <Schema extends v.GenericSchema>(schema: Schema) =>
  vValidator('json', schema, (result, c) => {
    if (result.success) return;
    const errors = result.issues.slice(0, MAX_FAULTS).map(faultOf);
    const path = v.getDotPath(result.issues[0]) ?? '';
    return problem(c, 422, 'http/bad-shape', 'The body is not what this takes.', { path, errors });
  });

// What was received stays out of it: the sender has it, and it may be long.
const faultOf = (issue: v.BaseIssue<unknown>): ProblemFault => ({
  fields: [v.getDotPath(issue) ?? ''],
  reason: issue.expected === null ? issue.message : `expected ${issue.expected}`,
});
