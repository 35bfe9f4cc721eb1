import { expect, test } from 'vitest';
import { Device } from '../support/device.ts';
import { hex } from '../support/hex.ts';
import { why } from '../support/private-room.ts';

const token = { token: hex(16) };

test.each([
  ['seats', { name: 'Ida' }],
  ['invites/new', undefined],
  ['invites/withdraw', { invite: 1 }],
  ['invites', token],
  ['moves/new', undefined],
  ['moves/look', token],
  ['moves', token],
])('[I1] %s wants the cookie of a session, and says so', async (path, body) => {
  const room = await (await Device.make()).makeRoom({ private: true });
  expect(await why(new Device().post(`/api/rooms/${room}/${path}`, body))).toEqual([401, 'session/missing']);
});
