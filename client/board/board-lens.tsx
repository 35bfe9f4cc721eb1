import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { type Carried, carried } from '../state/carried.ts';
import { layout } from '../state/equipment.ts';

/** Squares that are smaller, in CSS pixels, are looked at through the lens. */
const SMALL = 34;

/** CSS pixels before an edge at which the board has come to its end. */
const EDGE = 6;

interface BoardLensProps {
  readonly children: ComponentChildren;
}

/**
 * Brings a small board nearer while a finger carries a tile over it. What the tile is meant for stays where it is and the
 * rest grows around it, so that the board follows the finger to each of its edges, and no square is out of reach.
 */
export function BoardLens({ children }: BoardLensProps): VNode {
  const frame = useRef<HTMLDivElement>(null);
  // Kept while the lens goes, so that the board does not jump.
  const point = useRef('0px 0px');
  const seen =
    carried.value === null || frame.current === null ? null : pointIn(frame.current, carried.value);
  if (seen !== null) point.current = `${seen.x}px ${seen.y}px`;
  return (
    <div class="board-lens" ref={frame} data-board data-near={seen !== null || undefined}>
      <div class="board-glass" style={{ transformOrigin: point.current }}>
        {children}
      </div>
    </div>
  );
}

/** Where the tile is within a small board's frame; null where it is not, or needs no lens. */
function pointIn(
  frame: HTMLElement,
  { x, y, byTouch }: Carried,
): { readonly x: number; readonly y: number } | null {
  if (!byTouch) return null;
  const box = frame.getBoundingClientRect();
  const isSmall = box.width / layout.peek().columns < SMALL;
  const isOver = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return isSmall && isOver
    ? { x: reaching(x - box.left, box.width), y: reaching(y - box.top, box.height) }
    : null;
}

/** A little nearer to the edges than it is, so that the outermost squares are in view as a whole. */
const reaching = (at: number, length: number): number =>
  Math.min(length, Math.max(0, ((at - EDGE) * length) / (length - 2 * EDGE)));
