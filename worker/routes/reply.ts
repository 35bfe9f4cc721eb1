import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { faultyFields, type RulesetError } from '../../engine/equipment/ruleset.ts';
import { type ProblemDetails, problem } from '../problem.ts';
import type { Reply, ReplyCode } from '../room/room-calls.ts';

type Code = ReplyCode | RulesetError['code'] | 'lexicon/none';

/** Why a room is refused or refuses, by code: the status and what people read. */
const REFUSALS: Record<Code, readonly [ContentfulStatusCode, string]> = {
  'room/gone': [410, 'This room has been deleted.'],
  'room/private': [403, 'This is a private room.'],
  'room/not-private': [409, 'This room is open to everybody.'],
  'room/not-host': [403, 'Only the host may do this.'],
  'link/not-valid': [403, 'This link does not work any more.'],
  'link/seated': [409, 'This device has a seat here already.'],
  'room/not-seated': [403, 'Only who has a seat may do this.'],
  'invite/too-many': [409, 'Too many invites are open.'],
  'http/too-many': [429, 'Too many tries; wait a while.'],
  'room/unavailable': [503, 'The room cannot answer now; try again.'],
  'room/removed': [403, 'The host has removed you from this room.'],
  'room/locked': [403, 'The host has locked this room.'],
  'room/key-used': [409, 'Another room was made with this key.'],
  'room/full': [409, 'Every seat is taken.'],
  'room/seat-taken': [409, 'This seat is taken.'],
  'room/seat-locked': [409, 'Nobody may take this seat now.'],
  'room/no-such-seat': [422, 'The room has no such seat.'],
  'room/already-started': [409, 'The game has begun.'],
  'room/too-many-changes': [409, 'Seats and names have changed too often.'],
  'name/empty': [422, 'A name needs at least one character that can be seen.'],
  'name/too-long': [422, 'The name is too long.'],
  'ruleset/conflict': [422, 'Rules contradict each other.'],
  'lexicon/none': [422, 'There are no words for these tiles.'],
  'record/no-such-game': [404, 'The room has no such game.'],
  'record/not-over': [409, 'The game is not over.'],
};

/** A room's reply as an answer of the API. */
export function answer(c: Context, reply: Reply): Response {
  if (reply.ok) return c.body(reply.json, 200, { 'Content-Type': 'application/json' });
  if (reply.wait !== undefined) c.header('Retry-After', `${Math.ceil(reply.wait / 1000)}`);
  return refusal(c, reply.code);
}

/** The problem of a code. */
export function refusal(c: Context, code: Code, more: ProblemDetails = {}): Response {
  const [status, title] = REFUSALS[code];
  return problem(c, status, code, title, more);
}

/** Why rules make no room: every fault of theirs, and in `detail` the names of all their fields. */
export function rulesRefusal(c: Context, error: RulesetError): Response {
  const errors = error.faults.map(({ fields, reason }) => ({ fields, reason }));
  return refusal(c, error.code, { detail: faultyFields(error).join(', '), errors });
}
