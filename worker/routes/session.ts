import { Hono } from 'hono';
import type { App } from '../env.ts';
import { keepDevice } from '../identity.ts';

/** `POST /api/session`: the device's cookie, new or for another year. */
export const session = new Hono<App>().post('/api/session', (c) => {
  keepDevice(c);
  return c.body(null, 204);
});
