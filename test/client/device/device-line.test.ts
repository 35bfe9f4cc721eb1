import { afterEach, expect, test, vi } from 'vitest';
import { deviceLine } from '../../../client/device/device-line.ts';
import { connect, connection, disconnect, outbox } from '../../../client/net/connection.ts';
import { isOnDevice } from '../../../client/state/on-device.ts';
import { game, room } from '../../../client/state/room-state.ts';
import { underWay } from '../../../client/state/under-way.ts';
import { CLOSE } from '../../../engine/protocol/version.ts';
import { TestDevice } from '../support/device-table.ts';

/** Whole word lists are read, and games thought through, on machines that do other things too. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

/** The page of a device; the events of its window are the test's. */
function openPage(device: TestDevice): EventTarget {
  const browser = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  connect(device.id, deviceLine(device.id, device.world));
  return browser;
}

test('[U120] the page of a game on the device is fed and answered as that of a room, without a server', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const device = new TestDevice(1);
  openPage(device);
  expect(connection.value.status).toBe('connecting');
  await vi.waitUntil(() => game.value?.toMove === 0, { timeout: PATIENCE });
  expect([connection.value.status, room.value?.id, isOnDevice.value]).toEqual(['live', device.id, true]);
  const turn = game.value?.turn ?? 0;
  outbox.submit({ type: 'exchange', tiles: [], lag: 0 });
  expect(underWay.value).toHaveLength(1);
  await vi.waitUntil(() => underWay.value.length === 0, { timeout: PATIENCE });
  expect([outbox.refusal.value?.code, game.value?.turn]).toEqual(['exchange/no-tiles', turn]);
  outbox.submit({ type: 'pass', lag: 0 });
  await vi.waitUntil(() => game.value?.turn === turn + 2, { timeout: PATIENCE });
  expect([outbox.refusal.value, underWay.value, fetched.mock.calls]).toEqual([null, [], []]);
});

test('[U121] a page is told what another tab of the device plays, and that its table is gone', async () => {
  const device = new TestDevice(1);
  const browser = openPage(device);
  await vi.waitUntil(() => game.value?.toMove === 0, { timeout: PATIENCE });
  const turn = game.value?.turn ?? 0;
  device.open().does({ type: 'pass', lag: 0 });
  browser.dispatchEvent(new Event('storage'));
  await vi.waitUntil(() => (game.value?.turn ?? 0) > turn, { timeout: PATIENCE });
  device.text = null;
  browser.dispatchEvent(new Event('storage'));
  await vi.waitUntil(() => connection.value.status === 'closed', { timeout: PATIENCE });
  expect(connection.value).toEqual({ status: 'closed', code: CLOSE.gone });
});
