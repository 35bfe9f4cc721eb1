import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameView } from '../../engine/game/view-types.ts';
import { standingFor } from './bots.ts';
import { game, room, steps } from './room-state.ts';

/** The play that the viewer may let stand now, so that the bot on turn need not wait (rule C3). */
export const standingPlay: ReadonlySignal<GameView['latestPlay']> = computed(() =>
  room.value === null || game.value === null ? null : standingFor(room.value, game.value, steps.value),
);
