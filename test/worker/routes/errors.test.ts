import { exports } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { Device, ORIGIN } from '../support/device.ts';

/** The answer's problem, checked to be one. */
async function problemOf(response: Response): Promise<{ status: number; code: string }> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const problem = await response.json<{ type: string; title: string; status: number; code: string }>();
  expect(problem).toMatchObject({ type: 'about:blank', title: expect.any(String), status: response.status });
  return { status: problem.status, code: problem.code };
}

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    body,
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
  });

test('[H2] what is not there is a problem with 404', async () => {
  const device = await Device.make();
  for (const path of ['/api', '/api/nothing', '/api/rooms/a/b', '/api/session/x', '/elsewhere']) {
    expect(await problemOf(await device.get(path))).toEqual({ status: 404, code: 'http/not-found' });
  }
});

test('[H2] a method that a path does not take is a problem with 405 and says which it takes', async () => {
  const device = await Device.make();
  const id = await device.makeRoom();
  for (const [method, path, allowed] of [
    ['GET', '/api/session', 'POST'],
    ['DELETE', '/api/rooms', 'POST'],
    ['POST', `/api/rooms/${id}`, 'GET'],
    ['GET', `/api/rooms/${id}/seats`, 'POST'],
    ['PUT', '/api/health', 'GET'],
  ] as const) {
    const response = await exports.default.fetch(`${ORIGIN}${path}`, { method, headers: { Origin: ORIGIN } });
    expect(await problemOf(response)).toEqual({ status: 405, code: 'http/method-not-allowed' });
    expect(response.headers.get('Allow')).toContain(allowed);
  }
});

test.each(['{', '', '{"key":', 'key=1', '\u0000'])('[H2] the body %j is a problem with 400', async (body) => {
  expect(await problemOf(await post('/api/rooms', body))).toEqual({ status: 400, code: 'http/bad-json' });
});

test('[H2] a body too large is a problem with 413 before it is read', async () => {
  const large = JSON.stringify({ key: 'x'.repeat(9000) });
  expect(await problemOf(await post('/api/rooms', large))).toEqual({
    status: 413,
    code: 'http/body-too-large',
  });
  const stream = new Blob(['{', 'x'.repeat(9000)]).stream();
  expect(await problemOf(await post('/api/rooms', stream))).toEqual({
    status: 413,
    code: 'http/body-too-large',
  });
});

test('[H2] a body that is not said to be JSON is a problem with 422', async () => {
  const answer = await post('/api/rooms', '{}', { 'Content-Type': 'text/plain' });
  expect(await problemOf(answer)).toEqual({ status: 422, code: 'http/bad-shape' });
});

test('[H2] a socket’s address without an upgrade, or with a wrong query, is a problem', async () => {
  const device = await Device.make();
  const id = await device.makeRoom();
  const plain = await device.get(`/api/rooms/${id}/socket?after=0&protocol=2`, { Origin: ORIGIN });
  expect(await problemOf(plain)).toEqual({ status: 426, code: 'http/upgrade-required' });
  for (const query of [{ after: -1 }, { after: 'x' }, { protocol: '' }, { tab: 'short' }, { seat: 1 }]) {
    expect(await problemOf(await device.upgrade(id, query as Record<string, string>))).toEqual({
      status: 422,
      code: 'http/bad-shape',
    });
  }
});

test('[H2] a failure inside is a problem with 500 that tells nothing of the inside', async () => {
  const device = await Device.make();
  const id = await device.makeRoom();
  const { default: app } = await import('../../../worker/index.ts');
  const env = {
    ROOM_KEY: '00'.repeat(32),
    ROOM: { getByName: () => ({ look: () => Promise.reject(new Error('secret')) }) },
  };
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const response = await app.request(`${ORIGIN}/api/rooms/${id}`, {}, env);
  expect(log.mock.calls.flat().join()).toContain('http/failed');
  expect(log.mock.calls.flat().join()).not.toContain('secret');
  log.mockRestore();
  const text = await response.clone().text();
  expect(await problemOf(response)).toEqual({ status: 500, code: 'server/failed' });
  expect(text).not.toContain('secret');
  expect(text).not.toContain(' at ');
});

test('[H2] health answers with the protocol’s version', async () => {
  expect(await (await exports.default.fetch(`${ORIGIN}/api/health`)).json()).toEqual({
    status: 'ok',
    protocol: 4,
  });
});
