import { useSignal } from '@preact/signals';
import checkIcon from 'lucide-static/icons/check.svg?raw';
import type { VNode } from 'preact';
import { PRESETS } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { TileFace } from '../board/tile-face.tsx';
import { exchange } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { hand } from '../state/desk.ts';
import { tileSet } from '../state/equipment.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { game, room } from '../state/room-state.ts';
import { recall } from '../state/table.ts';
import { Dialog } from './dialog.tsx';

/** Which tiles go back to the bag, and how many may. */
export function ExchangeDialog(): VNode {
  const chosen = useSignal<readonly number[]>([]);
  const { rack, order } = hand.value;
  const inBag = game.value?.inBag ?? 0;
  const ruleset = room.value?.ruleset ?? PRESETS.casual;
  const most = inBag >= ruleset.exchange.minBag ? inBag : 0;

  const toggle = (slot: number): void => {
    const without = chosen.value.filter((other) => other !== slot);
    if (without.length < chosen.value.length) chosen.value = without;
    else if (chosen.value.length < most) chosen.value = [...chosen.value, slot];
  };
  const send = (): void => {
    const tiles = chosen.value.flatMap((slot) => rack[slot] ?? []);
    if (tiles.length === 0) return;
    recall();
    exchange(tiles);
    closeDialog();
  };

  return (
    <Dialog title="Which tiles go back?" lead={leadFor(most, rack.length, ruleset)} onClose={closeDialog}>
      <ul class="exchange-choice">
        {order.map((slot) => {
          const tile = rack[slot];
          if (tile === undefined) return null;
          const isChosen = chosen.value.includes(slot);
          return (
            <li key={slot}>
              {/* biome-ignore lint/a11y/useSemanticElements: a tile, not a box, is what is ticked */}
              <button
                type="button"
                role="checkbox"
                aria-checked={isChosen}
                aria-label={say.tile(tileSet.value, tile)}
                onClick={() => toggle(slot)}
              >
                <TileFace
                  tileSet={tileSet.value}
                  letter={tile === BLANK ? null : tile}
                  blank={tile === BLANK}
                  grain={slot + 3 + tile.charCodeAt(0)}
                />
                {isChosen && <Icon svg={checkIcon} />}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="sheet-actions">
        <button type="button" class="piece" aria-disabled={chosen.value.length === 0} onClick={send}>
          Exchange {chosen.value.length || ''}
        </button>
        <button type="button" class="piece quiet" onClick={closeDialog}>
          Keep them
        </button>
      </div>
    </Dialog>
  );
}

function leadFor(most: number, rackSize: number, ruleset: Ruleset): string {
  if (most === 0) return 'The bag has too few tiles, so none can be exchanged now.';
  const bound = most < rackSize ? ` The bag holds ${most}, so no more than that.` : '';
  return `${say.rules(ruleset).exchangeOrder} This is your turn.${bound}`;
}
