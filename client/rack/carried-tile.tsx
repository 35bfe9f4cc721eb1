import type { VNode } from 'preact';
import { TileFace } from '../board/tile-face.tsx';
import { carried } from '../state/carried.ts';
import { tileSet } from '../state/equipment.ts';

/** The tile in the hand, under the pointer and above everything. */
export function CarriedTile(): VNode | null {
  const held = carried.value;
  if (held === null) return null;
  return (
    <div
      class="carried"
      style={{
        '--cell': `${held.size}px`,
        translate: `calc(${held.x}px - 50%) calc(${held.y}px - 50%)`,
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
    </div>
  );
}
