import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../worker/headers.ts';
import { Device } from '../support/device.ts';

test('[H3] the link of a room is a page; where there can be no such room it has status 404', async () => {
  const device = await Device.make();
  const id = await device.makeRoom();
  const page = await device.get(`/r/${id}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(page.headers.get('Content-Security-Policy')).toBe(SECURITY_HEADERS['Content-Security-Policy']);
  const other = await device.get('/r/nothing');
  expect(other.status).toBe(404);
  expect(await other.text()).toBe(await page.text());
});

test('[H3] the client’s other addresses are its page too; what nobody knows is the page with 404, a file that is gone is not', async () => {
  const device = await Device.make();
  const html = { Accept: 'text/html,*/*' };
  for (const path of ['/new', '/device', '/learn', '/replay', '/verify', '/privacy']) {
    const known = await device.get(path, html);
    expect([path, known.status]).toEqual([path, 200]);
    expect(known.headers.get('Content-Security-Policy')).toBe(SECURITY_HEADERS['Content-Security-Policy']);
  }
  const unknown = await device.get('/no/such/page', html);
  expect([unknown.status, unknown.headers.get('Content-Type')]).toEqual([
    404,
    expect.stringMatching(/^text\/html/),
  ]);
  expect(unknown.headers.get('Content-Security-Policy')).toBe(SECURITY_HEADERS['Content-Security-Policy']);
  for (const [path, headers] of [
    ['/assets/gone-1a2b.js', {}],
    ['/api/nothing', html],
  ] as const) {
    const gone = await device.get(path, headers);
    expect([gone.status, gone.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
  }
});

test('[D10] opening the page seats nobody', async () => {
  const device = await Device.make();
  const id = await device.makeRoom();
  await device.get(`/r/${id}`);
  await device.get(`/api/rooms/${id}`);
  await device.connect(id);
  const { room } = await (await device.get(`/api/rooms/${id}`)).json<{ room: { seats: { name: null }[] } }>();
  expect(room.seats.map((seat) => seat.name)).toEqual([null, null]);
});
