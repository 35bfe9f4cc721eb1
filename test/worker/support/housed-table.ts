import { Device } from './device.ts';
import type { Table } from './table.ts';
import { says } from './talker.ts';

/** A table with its host, the other player, and a watcher who has said something. */
export async function house(table: Table) {
  const [host, other] = table.players;
  const device = await Device.make();
  const watcher = await device.connect(table.room);
  const line = await says(watcher, 'hello', 'Noor');
  if (!host || !other || line.watcher === null) throw new Error('two sit, one watches');
  return { host, other, device, watcher, number: line.watcher };
}
