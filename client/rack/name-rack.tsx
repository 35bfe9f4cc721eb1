import type { VNode } from 'preact';
import type { Letter } from '../../engine/equipment/tile-set.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { TileFace } from '../board/tile-face.tsx';

/** The game's name in tiles; a picture, since the headline names it too. */
export function NameRack(): VNode {
  return (
    <div class="rack name-rack" role="img" aria-label="Crosstile">
      {[...'CROSSTILE'].map((letter, index) => (
        <span key={index} class="rack-slot">
          <TileFace
            tileSet={TILE_SETS.english}
            letter={letter as Letter}
            blank={false}
            grain={index * 5 + 2}
          />
        </span>
      ))}
    </div>
  );
}
