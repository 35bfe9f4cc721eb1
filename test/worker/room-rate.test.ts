import { expect, test } from 'vitest';
import { roomWait } from '../../worker/room-rate.ts';
import { Device } from './support/device.ts';
import { hex } from './support/hex.ts';

test('[H4] one address makes 100 rooms at once; then it is told when to come again, and others are not', async () => {
  const device = await Device.make();
  const anyone = { 'CF-Connecting-IP': '' };
  const wish = () => ({ key: hex(16), preset: 'casual', seats: 2, name: '' });
  const statuses = new Map<number, number>();
  let refused: Response | null = null;
  for (let n = 0; n < 103; n++) {
    const answer = await device.post('/api/rooms', wish(), anyone);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 429) refused = answer;
  }
  expect(Object.fromEntries(statuses)).toEqual({ 201: 100, 429: 3 });
  // A hundredth of an hour, at the most.
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(36);
  expect(await refused?.json()).toMatchObject({ code: 'http/too-many', status: 429 });
  const elsewhere = await device.post('/api/rooms', wish(), { 'CF-Connecting-IP': '192.0.2.7' });
  expect(elsewhere.status).toBe(201);
});

test('[H4] who has made 100 rooms waits, however many make rooms elsewhere', async () => {
  const platform: RateLimit = { limit: async () => ({ success: true }) };
  const now = Date.now();
  for (let n = 0; n < 100; n++) expect(await roomWait(platform, 'maker', now)).toBe(0);
  for (let n = 0; n < 10_000; n++) await roomWait(platform, `other ${n}`, now);
  expect(await roomWait(platform, 'maker', now)).toBe(36_000);
});
