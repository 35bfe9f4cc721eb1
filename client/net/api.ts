import { err, ok, type Result } from '../../engine/base/result.ts';
import type {
  Operator,
  Problem,
  RoomCreated,
  RoomRequest,
  RoomSummary,
  SeatGranted,
  SeatRequest,
  UpdateQuery,
} from '../../engine/protocol/api.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import type { UpdateMessage } from '../../engine/protocol/server-message.ts';
import { rememberName } from '../state/names.ts';

const OFFLINE: Problem = { type: 'about:blank', title: 'No connection', status: 0, code: 'net/offline' };

let session: Promise<Result<null, Problem>> | null = null;

/** Sees to it that this device has its cookie; asks once a page. */
export function ensureSession(): Promise<Result<null, Problem>> {
  session ??= call('POST', '/api/session', (_: unknown): _ is unknown => true).then((answer) => {
    if (answer.ok) return ok(null);
    session = null;
    return answer;
  });
  return session;
}

/** Makes a room; asked again with the same key it gives the same one. */
export function makeRoom(request: RoomRequest): Promise<Result<RoomCreated, Problem>> {
  return post('/api/rooms', isRoomCreated, request);
}

/** Takes the first free seat; gives the one taken, which may be one that the device had already. */
export async function takeSeat(roomId: string, name: string): Promise<Result<SeatGranted, Problem>> {
  const request: SeatRequest = { name };
  const answer = await post(`${roomPath(roomId)}/seats`, isSeatGranted, request);
  if (answer.ok) rememberName(name);
  return answer;
}

/** What anyone may know of a room. */
export function readRoom(roomId: string): Promise<Result<RoomSummary, Problem>> {
  return call('GET', roomPath(roomId), isRoomSummary);
}

/** What a watcher is told of a room behind what he knows, where there is no socket for him. */
export function readUpdate(roomId: string, known: UpdateQuery): Promise<Result<UpdateMessage, Problem>> {
  const query = new URLSearchParams(Object.entries(known).map(([name, value]) => [name, String(value)]));
  return call('GET', `${roomPath(roomId)}/update?${query}`, isUpdate);
}

/** Who runs this place. */
export function readOperator(): Promise<Result<Operator, Problem>> {
  return call('GET', '/api/operator', isOperator);
}

/** A finished game, whole. */
export function readRecord(roomId: string, game: number): Promise<Result<GameRecord, Problem>> {
  return call('GET', recordPath(roomId, game), isGameRecord);
}

const recordPath = (roomId: string, game: number): string => `${roomPath(roomId)}/games/${game}/record`;

export const roomPath = (roomId: string): string => `/api/rooms/${encodeURIComponent(roomId)}`;

/** Posts with a session; with a new one where the server no longer finds the old one's cookie. */
export async function post<T>(
  path: string,
  isAnswer: (data: unknown) => data is T,
  request?: unknown,
): Promise<Result<T, Problem>> {
  const before = await ensureSession();
  if (!before.ok) return before;
  const answer = await call('POST', path, isAnswer, request);
  if (answer.ok || answer.error.code !== 'session/missing') return answer;
  session = null;
  const again = await ensureSession();
  return again.ok ? call('POST', path, isAnswer, request) : again;
}

async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  isAnswer: (data: unknown) => data is T,
  body?: unknown,
): Promise<Result<T, Problem>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const data: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    if (response.ok && isAnswer(data)) return ok(data);
    return err(isProblem(data) ? withWait(data, response) : unreadable(response));
  } catch {
    return err(OFFLINE);
  }
}

/** What was refused for a while only tells in its head how long that is. */
function withWait(problem: Problem, { headers }: Response): Problem {
  const retryAfter = Number(headers.get('Retry-After') ?? 0);
  return retryAfter > 0 ? { ...problem, retryAfter } : problem;
}

const unreadable = (response: Response): Problem => ({
  type: 'about:blank',
  title: response.statusText,
  status: response.status,
  code: 'net/unreadable',
});

// Only what tells one answer from another is looked at: page and answers come from the same server.
export const has = (data: unknown, ...fields: string[]): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && fields.every((field) => Object.hasOwn(data, field));

const isProblem = (data: unknown): data is Problem => has(data, 'code') && typeof data.code === 'string';

const isRoomCreated = (data: unknown): data is RoomCreated =>
  has(data, 'id', 'link') && typeof data.id === 'string' && typeof data.link === 'string';

const isSeatGranted = (data: unknown): data is SeatGranted =>
  has(data, 'seat') && typeof data.seat === 'number';

const isGameRecord = (data: unknown): data is GameRecord =>
  has(data, 'room', 'game', 'ruleset', 'lexicon', 'names', 'commitment', 'steps');

const isOperator = (data: unknown): data is Operator => has(data, 'report');

const isRoomSummary = (data: unknown): data is RoomSummary => has(data, 'room', 'game', 'presence');

const isUpdate = (data: unknown): data is UpdateMessage =>
  has(data, 'type', 'protocol', 'epoch', 'seq', 'steps') && data.type === 'update';
