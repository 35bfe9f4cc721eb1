import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest } from '../support/play-on.ts';
import { playingTable } from '../support/table.ts';

fixChance(7);

const HOUR = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[D5, T1] the turn of a seat that is away waits for it: who stays does not get one turn after another', async () => {
  const table = await playingTable({ seats: 3 });
  const first = newest(table).game?.toMove ?? 0;
  const [stays, next] = [table.players[first], (first + 1) % 3];
  for (const [at, player] of table.players.entries()) if (at !== first) player.socket.close(1000);
  const seats = [0, 1, 2].map((at) => (at === first ? 'here' : 'gone'));
  await stays?.next((message) => message.type === 'presence' && `${message.presence.seats}` === `${seats}`);
  const passed = await stays?.does({ type: 'pass' });
  expect(passed?.game).toMatchObject({ turn: 1, toMove: next });
  vi.setSystemTime(Date.now() + 5 * HOUR);
  await evictDurableObject(table.stub);
  const alarm = await runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm());
  expect(alarm).toBeGreaterThan(Date.now() + 24 * HOUR);
  expect(await stays?.refused({ type: 'pass' })).toBe('turn/not-yours');
  const back = await table.devices[next]?.connect(table.room);
  expect(back?.now.game).toMatchObject({ turn: 1, toMove: next, phase: 'playing' });
  const played = await back?.does({ type: 'pass' });
  await stays?.reach(seq(played?.seq ?? 0));
  expect(stays?.now.game).toMatchObject({ turn: 2, toMove: (first + 2) % 3 });
});
