import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRoom } from '../../../client/net/open-room.ts';
import { tabKeep } from '../../../client/state/storage.ts';
import { cleanName } from '../../../engine/protocol/names.ts';

type Answer = { readonly status: number; readonly body: unknown } | 'offline';

const asked: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let answers: Answer[] = [];

const wish = { preset: 'casual', seats: 2, name: '' } as const;
const made: Answer = { status: 201, body: { id: 'abc', link: '/r/abc' } };
const seated: Answer = { status: 200, body: { seat: 0 } };
const refused = (status: number, code: string): Answer => ({ status, body: { status, code } });
const keys = (): unknown[] => asked.filter(({ path }) => path === '/api/rooms').map(({ body }) => body.key);

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/session') return new Response(null, { status: 204 });
    asked.push({ path, body: JSON.parse(String(init.body)) });
    const answer = answers.shift();
    if (answer === undefined || answer === 'offline') throw new TypeError('failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(async () => {
  answers = [made, seated];
  await openRoom(wish);
  vi.unstubAllGlobals();
});

test('[U17] a room of one’s own is a room and a seat in it, under a name that the room takes', async () => {
  answers = [made, seated];
  expect(await openRoom(wish)).toEqual({ ok: true, value: '/r/abc' });
  expect(asked.map(({ path }) => path)).toEqual(['/api/rooms', '/api/rooms/abc/seats']);
  expect(asked[0]?.body).toMatchObject(wish);
  expect(cleanName(String(asked[1]?.body.name)).ok).toBe(true);
});

test.each<[string, Answer[]]>([
  ['the room', ['offline']],
  ['the room', [{ status: 503, body: 'x' }]],
  ['the seat', [made, 'offline']],
  ['the seat', [made, refused(429, 'server/busy')]],
])('[U17] while %s is not answered for, the next press means the same room', async (_, first) => {
  answers = [...first];
  expect(await openRoom(wish)).toMatchObject({ ok: false });
  answers = [made, seated];
  expect(await openRoom(wish)).toMatchObject({ ok: true });
  answers = [made, seated];
  await openRoom(wish);
  const [one, again, next] = keys();
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(one);
  expect(next).not.toBe(one);
});

test.each<[string, Answer[]]>([
  ['room', [refused(409, 'room/key-used')]],
  ['seat', [made, refused(410, 'room/gone')]],
])('[U17] a %s that was refused for good is not wished for again', async (_, first) => {
  answers = [...first];
  expect(await openRoom(wish)).toMatchObject({ ok: false });
  answers = [made, seated];
  await openRoom(wish);
  const [one, next] = keys();
  expect(next).not.toBe(one);
});

test('[U17] another wish has another key', async () => {
  answers = ['offline', 'offline'];
  await openRoom(wish);
  await openRoom({ ...wish, seats: 3 });
  expect(new Set(keys()).size).toBe(2);
});

test('[U70] a room with a bot is a wish of its own, and who is to sit there is kept for its page', async () => {
  answers = ['offline', 'offline', 'offline'];
  await openRoom(wish);
  await openRoom(wish, 'expert');
  await openRoom(wish, 'expert');
  const [friend, bot, again] = keys();
  expect(bot).not.toBe(friend);
  expect(again).toBe(bot);
  answers = [made, seated];
  expect(await openRoom(wish, 'expert')).toEqual({ ok: true, value: '/r/abc' });
  expect(tabKeep.get('bot.abc')).toBe('expert');
  tabKeep.remove('bot.abc');
  answers = [made, seated];
  await openRoom(wish);
  expect(tabKeep.get('bot.abc')).toBeNull();
});
