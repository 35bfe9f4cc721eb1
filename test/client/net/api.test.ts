import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { say, sentenceForProblem } from '../../../client/i18n/sentences.ts';
import type { RoomRequest } from '../../../engine/protocol/api.ts';

type Answer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'offline';

const asked: { readonly path: string; readonly method: string; readonly body: unknown }[] = [];
let answers: Answer[] = [];

/** A server that gives the next of `answers`; a session is always given. */
async function fetchFake(path: string, init: RequestInit): Promise<Response> {
  asked.push({ path, method: init.method ?? '', body: init.body ? JSON.parse(String(init.body)) : null });
  const answer = path === '/api/session' ? { status: 204, body: null } : answers.shift();
  if (answer === undefined || answer === 'offline') throw new TypeError('failed to fetch');
  return new Response(answer.body === null ? null : JSON.stringify(answer.body), answer);
}

/** As after loading the page. */
const load = () => import('../../../client/net/api.ts');
const wish: RoomRequest = { key: 'a'.repeat(32), preset: 'casual', seats: 2, name: '' };
const made: Answer = { status: 201, body: { id: 'abc', link: '/r/abc' } };
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetchFake);
  asked.length = 0;
  answers = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('[U17] making a room', () => {
  test('[U17] has a session first, once a page', async () => {
    const { makeRoom } = await load();
    answers = [made, made];
    expect(await makeRoom(wish)).toEqual({ ok: true, value: { id: 'abc', link: '/r/abc' } });
    await makeRoom(wish);
    expect(asked.map((each) => each.path)).toEqual(['/api/session', '/api/rooms', '/api/rooms']);
  });
});

describe('[U17] what the server answers', () => {
  test('[U17] a problem comes with its code', async () => {
    const { takeSeat, readRoom } = await load();
    const full = { type: 'about:blank', title: 'Full', status: 409, code: 'room/full' };
    answers = [
      { status: 409, body: full },
      { status: 502, body: '<html>' },
    ];
    expect(await takeSeat('abc', 'Ida')).toEqual({ ok: false, error: full });
    expect(await readRoom('abc')).toMatchObject({
      ok: false,
      error: { code: 'net/unreadable', status: 502 },
    });
  });

  test('[U17] a seat is asked for by a press only: with a POST', async () => {
    const { takeSeat } = await load();
    answers = [{ status: 200, body: { seat: 1 } }];
    expect(await takeSeat('a b', 'Ida')).toEqual({ ok: true, value: { seat: 1 } });
    expect(asked.at(-1)).toEqual({ path: '/api/rooms/a%20b/seats', method: 'POST', body: { name: 'Ida' } });
  });

  test('[U18] what was too much at once says when it may be done again', async () => {
    const { makeRoom } = await load();
    const body = { type: 'about:blank', title: 'Wait', status: 429, code: 'http/too-many' };
    answers = [
      { status: 429, body, headers: { 'Retry-After': '40' } },
      { status: 429, body },
    ];
    const [told, untold] = [await makeRoom(wish), await makeRoom(wish)];
    if (told.ok || untold.ok) throw new Error('a room was made');
    expect(sentenceForProblem(told.error).text).toBe('That was a lot at once. Try again in 40 seconds.');
    expect(sentenceForProblem(untold.error).text).toBe('That was a lot at once. Try again in a while.');
    expect(sentenceForProblem({ ...told.error, retryAfter: 1 }).text).toMatch(/ in 1 second\.$/);
    expect(sentenceForProblem({ ...told.error, retryAfter: 3_541 }).text).toMatch(/ in 60 minutes\.$/);
  });

  test('[U12] the name that a room has taken is remembered, one that it refused is not', async () => {
    const { takeSeat } = await load();
    const { friendlyName } = await import('../../../client/state/names.ts');
    const before = friendlyName();
    const code = 'room/full';
    answers = [
      { status: 409, body: { code } },
      { status: 200, body: { seat: 1 } },
    ];
    await takeSeat('abc', 'Ida');
    expect(friendlyName()).toBe(before);
    await takeSeat('abc', 'Ida');
    expect(friendlyName()).toBe('Ida');
  });
});

describe('[U17] a session that was lost', () => {
  const lost: Answer = { status: 401, body: { type: 'x', title: 'x', status: 401, code: 'session/missing' } };

  test('[U17, U87] is made anew, and the request with it, once: a browser that keeps no cookies is told so', async () => {
    const { makeRoom } = await load();
    answers = [lost, made];
    expect(await makeRoom(wish)).toMatchObject({ ok: true });
    expect(asked.map((each) => each.path)).toEqual([
      '/api/session',
      '/api/rooms',
      '/api/session',
      '/api/rooms',
    ]);
    const asks = asked.filter((each) => each.path === '/api/rooms').map((each) => each.body);
    expect(asks).toEqual([wish, wish]);
    answers = [lost, lost, made];
    const refused = await makeRoom(wish);
    expect(refused).toMatchObject({ ok: false, error: { code: 'session/missing' } });
    expect(asked).toHaveLength(7);
    expect(answers).toEqual([made]);
    expect(sentenceForProblem({ code: 'session/missing' })).toEqual(say.links.noCookies);
  });
});
