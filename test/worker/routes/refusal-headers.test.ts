import { expect, test, vi } from 'vitest';
import { SECURITY_HEADERS } from '../../../worker/headers.ts';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';
import { why } from '../support/private-room.ts';

const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' };

/** What an answer lacks of the headers that every answer of the API has. */
const lacks = ({ headers }: Response): string[] =>
  Object.entries(HEADERS).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name]));

/** By what is wrong: an answer that refuses. */
async function refusals(): Promise<Readonly<Record<string, () => Promise<Response>>>> {
  const device = await Device.make();
  const stranger = await Device.make();
  const nobody = new Device();
  const room = await device.makeRoom();
  const at = `/api/rooms/${room}`;
  const secret = `/api/rooms/${await device.makeRoom({ private: true })}`;
  const foreign = { Origin: 'https://evil.example' };
  const token = { token: hex(16) };
  return {
    '403 origin/not-allowed of a socket': () => device.upgrade(room, {}, foreign),
    '404 room/unknown of a socket': () => device.upgrade('aaaaaa-aaaaaa-aaaaaa'),
    '422 http/bad-shape of a socket': () => device.upgrade(room, { after: -1 }),
    '426 http/upgrade-required of a socket': () => device.upgrade(room, {}, { Upgrade: '' }),
    '405 http/method-not-allowed of a socket': () => device.post(`${at}/socket`),
    '403 origin/not-allowed of a post': () => device.post(`${at}/seats`, { name: 'Ida' }, foreign),
    '401 session/missing of a seat': () => nobody.post(`${at}/seats`, { name: 'Ida' }),
    '401 session/missing of a link': () => nobody.post(`${at}/moves/new`),
    '401 session/missing of a room': () =>
      nobody.post('/api/rooms', { key: hex(16), preset: 'casual', seats: 2, name: '' }),
    '400 http/bad-json of a room': () => device.post('/api/rooms', undefined),
    '422 http/bad-shape of a room': () => device.post('/api/rooms', {}),
    '413 http/body-too-large of a room': () => device.post('/api/rooms', { name: 'x'.repeat(9_000) }),
    '404 room/unknown of a room': () => device.get('/api/rooms/aaaaaa-aaaaaa-aaaaaa'),
    '403 room/private of a room': () => nobody.get(secret),
    '403 room/private of an update': () => nobody.get(`${secret}/update?after=0`),
    '422 http/bad-shape of an update': () => device.get(`${at}/update`),
    '409 record/not-over of a record': () => device.get(`${at}/games/1/record`),
    '404 record/no-such-game of a record': () => device.get(`${at}/games/0/record`),
    '403 link/not-valid of an invite': () => stranger.post(`${secret}/invites`, token),
    '409 room/not-private of an invite': () => device.post(`${at}/invites/new`),
    '403 link/not-valid of a move': () => device.post(`${at}/moves`, token),
    '405 http/method-not-allowed of the session': () => device.get('/api/session'),
    '404 http/not-found of nothing': () => device.get('/api/nothing'),
  };
}

test('[H3] whatever refuses has the headers that every answer of the API has', async () => {
  for (const [what, ask] of Object.entries(await refusals())) {
    const answer = await ask();
    const [status, code] = await why(answer.clone());
    expect(what).toMatch(new RegExp(`^${status} ${code} of `));
    expect([what, lacks(answer)]).toEqual([what, []]);
  }
});

test("[H3, H2] so has a failure that nobody expected, a socket's too", async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('broken'));
  for (const answer of [await device.get(`/api/rooms/${room}`), await device.upgrade(room)]) {
    expect(await why(answer.clone())).toEqual([500, 'server/failed']);
    expect(lacks(answer)).toEqual([]);
  }
  vi.restoreAllMocks();
});
