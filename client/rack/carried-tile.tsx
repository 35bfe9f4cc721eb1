import type { VNode } from 'preact';
import { squareName } from '../../engine/notation/coordinates.ts';
import { squareAt } from '../board/square-at.ts';
import { TileFace } from '../board/tile-face.tsx';
import { carried } from '../state/carried.ts';
import { board, layout, tileSet } from '../state/equipment.ts';

/** Side of the smallest tile that is seen beside a finger, in CSS pixels. */
const SEEN = 40;

/** The tile in the hand, under the pointer or over the finger, and above everything. */
export function CarriedTile(): VNode | null {
  const held = carried.value;
  if (held === null) return null;
  const over = held.byTouch ? squareAt(held.x, held.y) : null;
  return (
    <div
      class="carried"
      style={{
        '--cell': `${held.byTouch ? Math.max(held.size, SEEN) : held.size}px`,
        translate: `calc(${held.x}px - 50%) calc(${held.y - held.lift}px - 50%)`,
      }}
      aria-hidden="true"
    >
      <TileFace
        tileSet={tileSet.value}
        letter={held.letter}
        blank={held.blank}
        grain={held.slot + 3 + held.tile.charCodeAt(0)}
        look="draft"
      />
      {over !== null && !board.value[over] && (
        <span class="carried-over">{squareName(layout.value, over)}</span>
      )}
    </div>
  );
}
