import { expect, test } from 'vitest';
import { Device } from '../support/device.ts';
import { closedBy, holdSockets } from '../support/held-sockets.ts';
import { Player } from '../support/player.ts';
import { seatedTable } from '../support/table.ts';

const ADDRESS = '192.0.2.7';

/** So many sockets of a device, each told how things stand. */
async function tabsOf(device: Device, room: string, count: number): Promise<readonly Player[]> {
  const tabs: Player[] = [];
  for (let at = 0; at < count; at++) {
    const { webSocket } = await device.upgrade(room, {}, { 'CF-Connecting-IP': ADDRESS });
    if (webSocket === null) throw new Error('no socket');
    const tab = new Player(webSocket);
    await tab.next(({ type }) => type === 'update');
    tabs.push(tab);
  }
  return tabs;
}

const isOpen = ({ socket }: Player): boolean => socket.readyState === WebSocket.OPEN;

test('[D3] who leaves a seat watches as far as there is room, also for the address; who watched before stays', async () => {
  const host = await Device.make();
  const room = await host.makeRoom();
  await host.sit(room, { name: 'Ada' });
  const [early] = await tabsOf(await Device.make(), room, 1);
  const tabs: Player[] = [];
  for (let at = 0; at < 3; at++) {
    const device = await Device.make();
    await device.sit(room, { name: 'Ida' });
    const own = await tabsOf(device, room, 10);
    tabs.push(...own);
    await own[0]?.does({ type: 'leave' });
  }
  const crowded = await Promise.all(tabs.slice(-10).map(({ closed }) => closed));
  expect(crowded.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 4413));
  expect(tabs.filter(isOpen)).toHaveLength(19);
  expect(early && isOpen(early)).toBe(true);
  expect((await host.connect(room)).now.presence.watchers).toBe(20);
});

test('[D4] a device that watched in fifteen tabs keeps ten when it sits down', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  const tabs = await tabsOf(device, room, 15);
  const codes: number[] = [];
  for (const tab of tabs) void tab.closed.then(({ code }) => codes.push(code));
  await device.sit(room, { name: 'Ada' });
  await expect.poll(() => codes).toEqual(Array.from({ length: 5 }, () => 4411));
  expect(tabs.filter(isOpen)).toHaveLength(10);
});

test('[D4] of one address no more sockets are held than all its seats and watchers may have', async () => {
  const table = await seatedTable();
  await holdSockets(table, 140, { device: null });
  const codes = await closedBy(table);
  expect(codes.toSorted()).toEqual([0, 4413]);
});
