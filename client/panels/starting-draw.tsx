import { computed, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { TileFace } from '../board/tile-face.tsx';
import { say } from '../i18n/sentences.ts';
import { tileSet } from '../state/equipment.ts';
import { context } from '../state/people.ts';
import { game, room, steps } from '../state/room-state.ts';
import { tabKeep } from '../state/storage.ts';
import { draft } from '../state/table.ts';
import { startingDraw } from '../state/turns.ts';

const dismissed = signal<string | null>(null);

const key = computed(() =>
  room.value === null ? null : (`draw-seen.${room.value.id}.${room.value.game}` as const),
);

/** Who drew what for the first turn, over the board's upper edge, until somebody does something. Shown once. */
export function StartingDraw(): VNode | null {
  const draw = startingDraw(steps.value);
  const hasBegun = game.value?.turn !== 0 || draft.value.length > 0;
  const name = key.value;
  if (draw === null || name === null || hasBegun || dismissed.value === name) return null;
  if (tabKeep.get(name) !== null) return null;
  const { names, you } = context.value;
  const dismiss = (): void => {
    tabKeep.set(name, 'yes');
    dismissed.value = name;
    document.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
  };
  return (
    <section class="starting-draw" aria-label="Starting draw">
      <h2>{draw.first === you ? 'You begin' : `${say.nameAt(names, draw.first)} begins`}</h2>
      {draw.rounds.map((round, index) => (
        <ul key={index} class="draw-round">
          {round.map(({ seat, tile }) => (
            <li key={seat} class={seat === draw.first && index === draw.rounds.length - 1 ? 'first' : ''}>
              <span class="draw-tile">
                <TileFace
                  tileSet={tileSet.value}
                  letter={tile === BLANK ? null : tile}
                  blank={tile === BLANK}
                  grain={seat * 7 + index}
                  arrives={index * 12 + seat * 4}
                />
              </span>
              <span class="unseen-text">{say.tile(tileSet.value, tile)}: </span>
              <span class="draw-name">{seat === you ? 'You' : say.nameAt(names, seat)}</span>
            </li>
          ))}
        </ul>
      ))}
      <p class="soft">
        {draw.rounds.length === 0
          ? room.value && say.rules(room.value.ruleset).first
          : `Nearest to A begins${draw.rounds.length > 1 ? '; who tied drew again' : ''}. The tiles went back into the bag.`}
      </p>
      <button type="button" class="piece" onClick={dismiss}>
        Got it
      </button>
    </section>
  );
}
