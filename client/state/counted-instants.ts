import { computed, type ReadonlySignal } from '@preact/signals';
import { absence } from './absence.ts';
import { openRequest } from './requests.ts';
import { clockAhead, game } from './room-state.ts';

/** What the room has seconds counted to or from, by this device's clock: answers, a request, an absence. */
export const countedInstants: ReadonlySignal<readonly number[]> = computed(() => {
  const answers = game.value?.wait?.answers ?? [];
  const until = openRequest.value?.until ?? null;
  const instants = [
    ...answers.flatMap(({ left, since }) => (since === null ? [] : [since + left])),
    ...(until === null ? [] : [until]),
    // What can be claimed is whole seconds behind it.
    ...(absence.value === null ? [] : [absence.value.since]),
  ];
  return instants.map((instant) => instant - clockAhead.value);
});
