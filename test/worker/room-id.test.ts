import { expect, test } from 'vitest';
import { parseRoomId, roomIdFor } from '../../worker/room-id.ts';

const SECRET = '11'.repeat(32);
const DEVICE = 'ab'.repeat(32);
const KEY = 'cd'.repeat(16);

test('[I3] a room id is three groups of six characters that are not mistaken for each other', async () => {
  const ids = await Promise.all(
    Array.from({ length: 200 }, (_, index) => roomIdFor(SECRET, DEVICE, `${index}`)),
  );
  for (const id of ids) expect(id).toMatch(/^[2-9a-hj-np-z]{6}-[2-9a-hj-np-z]{6}-[2-9a-hj-np-z]{6}$/);
  expect(new Set(ids).size).toBe(200);
});

test('[H1] the same device and key lead to the same id, another device or key or deployment to another', async () => {
  const id = await roomIdFor(SECRET, DEVICE, KEY);
  expect(await roomIdFor(SECRET, DEVICE, KEY)).toBe(id);
  expect(await roomIdFor(SECRET, 'ee'.repeat(32), KEY)).not.toBe(id);
  expect(await roomIdFor(SECRET, DEVICE, 'ef'.repeat(16))).not.toBe(id);
  expect(await roomIdFor('22'.repeat(32), DEVICE, KEY)).not.toBe(id);
});

test('[I3] an id is read with capitals, and with or without dashes', async () => {
  const id = await roomIdFor(SECRET, DEVICE, KEY);
  expect(await parseRoomId(SECRET, id)).toBe(id);
  expect(await parseRoomId(SECRET, id.toUpperCase())).toBe(id);
  expect(await parseRoomId(SECRET, id.replaceAll('-', ''))).toBe(id);
});

test('[I3] an id with any one character changed, or of another deployment, is none', async () => {
  const id = await roomIdFor(SECRET, DEVICE, KEY);
  for (let at = 0; at < id.length; at++) {
    if (id[at] === '-') continue;
    const changed = id.slice(0, at) + (id[at] === '7' ? '8' : '7') + id.slice(at + 1);
    expect(await parseRoomId(SECRET, changed)).toBeNull();
  }
  expect(await parseRoomId('22'.repeat(32), id)).toBeNull();
});

test.each(['', 'a', '-'.repeat(18), '1'.repeat(18), 'ö'.repeat(18), '7'.repeat(5000), '../../etc/passwd'])(
  '[I3] %j is no room id',
  async (text) => {
    expect(await parseRoomId(SECRET, text)).toBeNull();
  },
);
