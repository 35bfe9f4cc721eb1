import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { BOT_NAMES } from '../../engine/moves/bots/bot-level.ts';
import { standInOf } from './bots.ts';
import { house } from './chat.ts';
import { layout } from './equipment.ts';
import { masks } from './masks.ts';
import { game, room } from './room-state.ts';

/** By seat, as they are shown (rule J8); null while a seat is free. */
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

const names: ReadonlySignal<Names> = computed(() => {
  const given = room.value?.seats.map((seat) => seat.name) ?? [];
  return house.value?.masked ? given.map((name) => name && masks.value(name)) : given;
});

export const context: ReadonlySignal<Context> = computed(() => {
  const standIn = standInOf(room.value, game.value);
  return {
    layout: layout.value,
    names: names.value,
    you: room.value?.you ?? null,
    ...(standIn === null ? {} : { standIn: BOT_NAMES[standIn] }),
  };
});
