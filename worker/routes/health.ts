import { Hono } from 'hono';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { App } from '../env.ts';

/** `GET /api/health`: that the Worker answers, and which protocol it speaks. */
export const health = new Hono<App>().get('/api/health', (c) =>
  c.json({ status: 'ok', protocol: PROTOCOL_VERSION }),
);
