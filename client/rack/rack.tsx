import type { VNode } from 'preact';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import { carriedSlot } from '../state/carried.ts';
import { hand } from '../state/desk.ts';
import { tileSet } from '../state/equipment.ts';
import { selectedSlot } from '../state/table.ts';

/** The player's rack. A tile that lies on the board leaves its place empty, so that the others stand still. */
export function Rack(): VNode {
  const { rack, draft, order } = hand.value;
  return (
    // Styled lists lose their role in some browsers, so it is said.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul class="rack" role="list" aria-label="Your rack" data-rack>
      {order.map((slot) => {
        const tile = rack[slot];
        const laid = draft.find((other) => other.slot === slot);
        return (
          <li key={slot} class="rack-slot">
            {laid ? (
              <span class="rack-gap">
                <span aria-hidden="true">{laid.letter}</span>
                <span class="unseen-text">{laid.letter}, on the board</span>
              </span>
            ) : (
              tile !== undefined && <RackButton slot={slot} tile={tile} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RackButton({
  slot,
  tile,
}: {
  readonly slot: number;
  readonly tile: Parameters<typeof say.tile>[1];
}): VNode {
  const label = say.tile(tileSet.value, tile);
  return (
    <button
      type="button"
      class="rack-tile"
      data-slot={slot}
      aria-label={label}
      aria-pressed={selectedSlot.value === slot}
    >
      {carriedSlot.value === slot ? (
        <span class="rack-gap" />
      ) : (
        <TileFace
          tileSet={tileSet.value}
          letter={tile === BLANK ? null : tile}
          blank={tile === BLANK}
          grain={slot + 3 + tile.charCodeAt(0)}
        />
      )}
    </button>
  );
}
