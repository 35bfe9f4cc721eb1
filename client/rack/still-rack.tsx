import type { VNode } from 'preact';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import { hand } from '../state/desk.ts';
import { tileSet } from '../state/equipment.ts';

/** The viewer's rack to be looked at only: somebody else plays from it. */
export function StillRack(): VNode {
  const { rack, order } = hand.value;
  return (
    // Styled lists lose their role in some browsers, so it is said.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul class="rack" role="list" aria-label="Your rack">
      {order.map((slot) => {
        const tile = rack[slot];
        if (tile === undefined) return null;
        return (
          <li key={slot} class="rack-slot">
            <span class="unseen-text">{say.tile(tileSet.value, tile)}</span>
            <TileFace
              tileSet={tileSet.value}
              letter={tile === BLANK ? null : tile}
              blank={tile === BLANK}
              grain={slot + 3 + tile.charCodeAt(0)}
            />
          </li>
        );
      })}
    </ul>
  );
}
