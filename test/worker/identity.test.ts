import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { sameHash } from '../../worker/room/state/same-hash.ts';

async function session(origin: string, cookie?: string): Promise<string> {
  const headers = { Origin: origin, ...(cookie === undefined ? {} : { Cookie: cookie }) };
  const response = await exports.default.fetch(`${origin}/api/session`, { method: 'POST', headers });
  expect(response.status).toBe(204);
  return response.headers.get('Set-Cookie') ?? '';
}

test.each(['https://crosstile.test', 'http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
  '[I1] at %s the device’s cookie is a secure one that no script reads',
  async (origin) => {
    expect(await session(origin)).toMatch(
      /^__Host-device=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  },
);

test.each(['http://192.168.1.20:8787', 'http://raspberry.local'])(
  '[I1] at %s, where browsers drop secure cookies, it is a plain one',
  async (origin) => {
    expect(await session(origin)).toMatch(
      /^device=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  },
);

test('[I1] a device keeps its token and gets another year; a token that is none is replaced', async () => {
  const origin = 'https://crosstile.test';
  const first = await session(origin);
  const [pair = ''] = first.split(';');
  expect(await session(origin, pair)).toBe(first);
  for (const bad of [
    '__Host-device=',
    '__Host-device=ABC',
    `__Host-device=${'g'.repeat(64)}`,
    `device=${'a'.repeat(64)}`,
  ]) {
    const fresh = await session(origin, bad);
    expect(fresh).toMatch(/^__Host-device=[0-9a-f]{64};/);
    expect(fresh).not.toContain('a'.repeat(64));
  }
  expect(await session(origin)).not.toBe(first);
});

test('[I2] hashes are the same or not', () => {
  expect(sameHash('ab'.repeat(32), 'ab'.repeat(32))).toBe(true);
  expect(sameHash('ab'.repeat(32), `${'ab'.repeat(31)}ac`)).toBe(false);
  expect(sameHash('ab'.repeat(32), 'ab'.repeat(31))).toBe(false);
});
