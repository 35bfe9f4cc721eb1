import { computed, type ReadonlySignal } from '@preact/signals';
import { room } from './room-state.ts';

/** What the ids of tables begin with that are on this device only. No room of a server has such a letter in its id. */
export const DEVICE_ROOM = 'device-';

/** Whether the page shows a game of this device: there is no server, and nobody else to talk to or to invite. */
export const isOnDevice: ReadonlySignal<boolean> = computed(
  () => room.value?.id.startsWith(DEVICE_ROOM) ?? false,
);
