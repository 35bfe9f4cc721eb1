import { createExecutionContext, env } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { SECURITY_HEADERS } from '../../worker/headers.ts';
import worker from '../../worker/index.ts';
import { headersBesideContent } from '../support/headers-beside-content.ts';
import { Device, ORIGIN } from './support/device.ts';
import { hex } from './support/hex.ts';

const SET = headersBesideContent(Object.entries(SECURITY_HEADERS));

/** Asks for something by somebody without a cookie. */
const ask = (path: string, init: RequestInit = {}): Promise<Response> | Response =>
  worker.fetch(new Request(`${ORIGIN}${path}`, init), env, createExecutionContext());
const post = (path: string, body: string, type = 'application/json') =>
  ask(path, { method: 'POST', body, headers: { Origin: ORIGIN, 'Content-Type': type } });
const html = { headers: { Accept: 'text/html' } };
const room = async (): Promise<string> => `/api/rooms/${await (await Device.make()).makeRoom()}`;

/** One answer of each kind and status, and how it is come by. */
const ANSWERS: readonly (readonly [string, number, () => Promise<Response> | Response])[] = [
  ['an answer', 200, () => ask('/api/health')],
  ['a room', 200, async () => ask(await room())],
  ['a cookie', 204, () => post('/api/session', '')],
  ['the page of a room', 200, async () => ask((await room()).replace('/api/rooms', '/r'))],
  ['the page of a room that cannot be', 404, () => ask('/r/nothing')],
  ['/device', 200, () => ask('/device', html)],
  ['/privacy', 200, () => ask('/privacy', html)],
  ['/verify', 200, () => ask('/verify', html)],
  ['a page that is none', 404, () => ask('/nowhere', html)],
  ['a service worker that is none', 404, () => ask('/sw.js')],
  ['a body that is no JSON', 400, () => post('/api/rooms', '{')],
  [
    'nobody',
    401,
    () => post('/api/rooms', JSON.stringify({ key: hex(16), preset: 'casual', seats: 2, name: '' })),
  ],
  [
    'another origin',
    403,
    () => ask('/api/session', { method: 'POST', headers: { Origin: 'https://evil.test' } }),
  ],
  ['nothing', 404, () => ask('/api/nothing')],
  ['another method', 405, () => ask('/api/rooms', { method: 'DELETE' })],
  ['a preflight', 405, () => ask('/api/rooms', { method: 'OPTIONS' })],
  ['a long body', 413, () => post('/api/rooms', 'x'.repeat(9_000))],
  ['a wrong shape', 422, () => post('/api/rooms', '{}')],
  ['too many tries', 429, tooMany],
  ['a failure', 500, failed],
  ['an upgrade from elsewhere', 403, async () => ask(`${await room()}/socket`)],
  ['an upgrade to no room', 404, () => ask('/api/rooms/nothing/socket', { headers: { Origin: ORIGIN } })],
  [
    'an upgrade that is none',
    426,
    async () => ask(`${await room()}/socket`, { headers: { Origin: ORIGIN } }),
  ],
  [
    'an upgrade of a wrong shape',
    422,
    async () => ask(`${await room()}/socket`, { headers: { Origin: ORIGIN, Upgrade: 'websocket' } }),
  ],
];

test.each(ANSWERS)(
  '[H3] %s (%i) has the security headers of the assets, all and no others',
  async (_, status, answer) => {
    const { headers, status: got } = await answer();
    expect([got, headersBesideContent(headers)]).toEqual([status, SET]);
  },
);

async function tooMany(): Promise<Response> {
  const device = await Device.make();
  const invites = `/api/rooms/${await device.makeRoom({ private: true })}/invites`;
  const guesser = await Device.make();
  for (let guess = 0; guess < 10; guess++) await guesser.post(invites, { token: hex(16) });
  return guesser.post(invites, { token: hex(16) });
}

async function failed(): Promise<Response> {
  const id = (await room()).replace('/api', '');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = { ...env, ROOM: { getByName: () => ({ look: () => Promise.reject(new Error('broken')) }) } };
  const answer = await worker.request(`${ORIGIN}/api${id}`, {}, broken);
  log.mockRestore();
  return answer;
}

test('[H3] the set is this one, and nothing in it is inline or from elsewhere', () => {
  expect(SECURITY_HEADERS).toEqual({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types own-scripts',
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    // Without the names below: whoever keeps a room on a name of theirs has others there.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
});

test('[H3] no answer of the API is kept by a cache', async () => {
  const device = await Device.make();
  for (const path of ['/api/health', '/api/nothing', `/api/rooms/${await device.makeRoom()}`]) {
    expect((await device.get(path)).headers.get('Cache-Control')).toBe('no-store');
  }
});
