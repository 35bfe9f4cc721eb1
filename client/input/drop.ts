import { squareAt } from '../board/square-at.ts';
import type { Carried } from '../state/carried.ts';
import {
  deselect,
  dropSlotOnSquare,
  dropSquareOnRack,
  dropSquareOnSquare,
  moveRack,
  rack,
} from '../state/table.ts';
import type { Grip } from './grip.ts';
import { positionAt } from './rack-position.ts';

/** Lets go of a carried tile at a point of the viewport; where nothing takes it, it is back where it was. */
export function drop(root: HTMLElement, { from }: Grip, { x, y }: Pick<Carried, 'x' | 'y'>): void {
  const under = document.elementFromPoint(x, y);
  if (!under || !root.contains(under)) return;
  // A tile that was lifted before is not any more, whichever was carried.
  deselect();
  const square = squareAt(x, y);
  if (square !== null) {
    if (from.kind === 'slot') dropSlotOnSquare(from.slot, square);
    else if (from.square !== square) dropSquareOnSquare(from.square, square);
    return;
  }
  const shelf = under.closest('[data-rack]');
  if (!shelf) return;
  const position = positionAt(centres(shelf), x);
  if (from.kind === 'square') dropSquareOnRack(from.square, position);
  else if (position !== undefined) moveRack(from.slot, position);
}

/** Where the tiles on the rack stand: their position and the middle of each in pixels. */
function centres(shelf: Element): { readonly position: number; readonly x: number }[] {
  return rack.peek().flatMap(({ slot, position }) => {
    const box = shelf.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect();
    return box === undefined ? [] : [{ position, x: box.left + box.width / 2 }];
  });
}
