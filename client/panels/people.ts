import { computed, type ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../engine/base/units.ts';
import type { Context } from '../i18n/language.ts';
import { layout } from '../state/desk.ts';
import { room } from '../state/room-state.ts';

/** What sentences need to know of the table. */
export const context: ReadonlySignal<Context> = computed(() => ({
  layout: layout.value,
  names: room.value?.seats.map((seat) => seat.name) ?? [],
  you: room.value?.you ?? null,
}));

/** The name at a seat; a number stands for one that nobody has given. */
export function nameAt(names: Context['names'], seat: Seat): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}

/** `Ida`, `Ida and Marek`, `Ida, Marek and Noor`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
