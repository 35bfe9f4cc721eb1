import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Letter, Tile } from '../../engine/equipment/tile-set.ts';

/** A tile in the hand, while it is dragged. */
export interface Carried {
  readonly slot: number;
  readonly tile: Tile;
  /** What it shows; null for a blank without a name. */
  readonly letter: Letter | null;
  readonly blank: boolean;
  /** Where it would fall, in CSS pixels of the viewport. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels by which its middle is above that. */
  readonly lift: number;
  /** Whether a finger has it, which covers what it is meant for. */
  readonly byTouch: boolean;
  /** Its side, in CSS pixels. */
  readonly size: number;
}

const inHand = signal<Carried | null>(null);

export const carried: ReadonlySignal<Carried | null> = inHand;

/** Whose slot it is: as long as it is carried that stays, while its place changes with every move. */
export const carriedSlot: ReadonlySignal<number | null> = computed(() => inHand.value?.slot ?? null);

export function carry(tile: Carried | null): void {
  inHand.value = tile;
}
