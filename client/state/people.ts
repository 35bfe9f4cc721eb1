import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { BOT_NAMES } from '../../engine/moves/bots/bot-level.ts';
import { standInOf } from './bots.ts';
import { layout } from './desk.ts';
import { game, room } from './room-state.ts';

/** By seat; null while a seat is free. */
export type Names = readonly (string | null)[];

/** Who sits where, and which of them the viewer is; null for a watcher. */
export interface People {
  readonly names: Names;
  readonly you: Seat | null;
  /** Who plays for the viewer: a bot that has taken the seat over. */
  readonly standIn?: string;
}

/** What a sentence needs to know of the table. */
export interface Context extends People {
  readonly layout: BoardLayout;
}

export const context: ReadonlySignal<Context> = computed(() => {
  const standIn = standInOf(room.value, game.value);
  return {
    layout: layout.value,
    names: room.value?.seats.map((seat) => seat.name) ?? [],
    you: room.value?.you ?? null,
    ...(standIn === null ? {} : { standIn: BOT_NAMES[standIn] }),
  };
});
