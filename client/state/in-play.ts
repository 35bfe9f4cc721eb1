import { computed, type ReadonlySignal } from '@preact/signals';
import { botAt } from './bots.ts';
import { game, room } from './room-state.ts';

/** Whether the viewer has a seat, has not left the game, and plays it: no bot has taken it over. */
export const inPlay: ReadonlySignal<boolean> = computed(() => {
  const you = room.value?.you ?? null;
  return you !== null && !game.value?.seats[you]?.left && botAt(room.value, you) === null;
});

export const mayResign: ReadonlySignal<boolean> = computed(
  () => inPlay.value && game.value !== null && game.value.phase !== 'over',
);
