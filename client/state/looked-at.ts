import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Square } from '../../engine/base/units.ts';
import { cursor } from './desk.ts';
import type { Cursor } from './draft.ts';
import { board, layout, tileSet } from './equipment.ts';
import { room, steps } from './room-state.ts';
import { draft } from './table.ts';
import { type Arrow, arrow } from './typing.ts';
import { type WordSum, wordSum, wordsThrough } from './word-sum.ts';

const pointed = signal<Square | null>(null);
const pressed = signal<Square | null>(null);
/** Another table has other words. */
const table = computed(() => `${room.value?.id} ${room.value?.game}`);
/** What it was like at the press. */
const before = signal<{ readonly table: string; readonly cursor: Cursor | null }>({
  table: '',
  cursor: null,
});

/** The square that was pressed to be read, or gone to by keys, until the cursor goes elsewhere. */
export const pressedSquare: ReadonlySignal<Square | null> = computed(() =>
  before.value.table === table.value && before.value.cursor === cursor.value ? pressed.value : null,
);

/** What is looked at on purpose: by a press, or with the cursor. */
const chosen = computed(() => pressedSquare.value ?? cursor.value?.square ?? null);

export interface LookedWord {
  readonly squares: readonly Square[];
  readonly sum: WordSum;
}

/** The words where the cursor is, or what was pressed; none while tiles are laid. */
export const chosenWords: ReadonlySignal<readonly LookedWord[]> = computed(() => wordsAt(chosen.value));

/** The words that a mouse points at, or else those that were chosen. */
export const lookedWords: ReadonlySignal<readonly LookedWord[]> = computed(() => {
  const underMouse = wordsAt(pointed.value);
  return underMouse.length > 0 ? underMouse : chosenWords.value;
});

function wordsAt(at: Square | null): readonly LookedWord[] {
  if (at === null || draft.value.length > 0) return [];
  return wordsThrough(layout.value, board.value, at).flatMap((squares) => {
    const sum = wordSum(layout.value, tileSet.value, steps.value, squares);
    return sum === null ? [] : [{ squares, sum }];
  });
}

export function pointAt(at: Square | null): void {
  pointed.value = at;
}

export function pressAt(at: Square | null): void {
  pressed.value = at;
  before.value = { table: table.peek(), cursor: cursor.peek() };
}

/** Goes on from the pressed square by a key, to the star where none is. */
export function pressOn(key: Arrow): void {
  const here = pressedSquare.peek();
  const to =
    here === null
      ? layout.peek().star
      : arrow(layout.peek(), { square: here, direction: 'across' }, key).square;
  pressAt(to);
}
