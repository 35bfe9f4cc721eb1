import { Hono } from 'hono';
import type { Operator } from '../../engine/protocol/api.ts';
import type { App } from '../env.ts';

/** What a link may begin with: anything else in the settings is none. */
const LINK = /^(https:\/\/|mailto:)\S+$/i;

/** `GET /api/operator`: where whoever runs this place can be told of something. */
export const operator = new Hono<App>().get('/api/operator', (c) => {
  const report = c.env.REPORT_URL;
  return c.json({ report: LINK.test(report) ? report : null } satisfies Operator);
});
