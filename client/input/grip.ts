import { type Square, square } from '../../engine/base/units.ts';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import type { Carried } from '../state/carried.ts';
import { hand, locked } from '../state/desk.ts';
import { draftAt } from '../state/draft.ts';

/** A tile under the pointer that may be carried away. */
export interface Grip {
  readonly from:
    | { readonly kind: 'slot'; readonly slot: number }
    | { readonly kind: 'square'; readonly square: Square };
  readonly tile: Pick<Carried, 'slot' | 'tile' | 'letter' | 'blank'>;
  /** Side of the tile as it lies, in CSS pixels. */
  readonly size: number;
}

/** The own tile that `target` is part of: one on the rack, or a laid one that is not played. */
export function gripAt(target: Element): Grip | null {
  const { rack, draft } = hand.peek();
  if (locked.peek()) return null;
  const at = squareOf(target);
  const laid = at === null ? undefined : draftAt(draft, at);
  const slot = laid?.slot ?? (at === null ? slotOf(target) : null);
  const tile = slot === null ? undefined : rack[slot];
  if (slot === null || tile === undefined) return null;
  const element = target.closest(at === null ? '[data-slot]' : '[data-square]');
  const blank = tile === BLANK;
  const letter = laid?.letter ?? (blank ? null : tile);
  return {
    from: laid === undefined ? { kind: 'slot', slot } : { kind: 'square', square: laid.square },
    tile: { slot, tile, letter, blank },
    size: element?.getBoundingClientRect().width ?? 0,
  };
}

export const squareOf = (target: Element): Square | null => {
  const number = numberOf(target, 'square');
  return number === null ? null : square(number);
};

const slotOf = (target: Element): number | null => numberOf(target, 'slot');

function numberOf(target: Element, name: 'square' | 'slot'): number | null {
  const text = target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) && number >= 0 ? number : null;
}
