import { type ReadonlySignal, signal } from '@preact/signals';
import { deviceKeep } from './storage.ts';

const KEY = 'keys';

const everywhere = signal(deviceKeep.get(KEY) === null);

/** Whether letters, numbers and `/` count wherever the focus is on a room's page, or on the board and the rack alone. */
export const keysEverywhere: ReadonlySignal<boolean> = everywhere;

export function turnKeysEverywhere(on: boolean): void {
  everywhere.value = on;
  if (on) deviceKeep.remove(KEY);
  else deviceKeep.set(KEY, 'table');
}
