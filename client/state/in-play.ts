import { computed, type ReadonlySignal } from '@preact/signals';
import { game, room } from './room-state.ts';

/** Whether the viewer has a seat and has not left the game. */
export const inPlay: ReadonlySignal<boolean> = computed(() => {
  const you = room.value?.you ?? null;
  return you !== null && !game.value?.seats[you]?.left;
});

export const mayResign: ReadonlySignal<boolean> = computed(
  () => inPlay.value && game.value !== null && game.value.phase !== 'over',
);
