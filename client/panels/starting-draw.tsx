import { computed, signal } from '@preact/signals';
import type { VNode } from 'preact';
import { BLANK } from '../../engine/equipment/tile-set.ts';
import { TileFace, tileLabel } from '../board/tile-face.tsx';
import { tileSet } from '../state/desk.ts';
import { game, room, steps } from '../state/room-state.ts';
import { deviceKeep } from '../state/storage.ts';
import { draft } from '../state/table.ts';
import { startingDraw } from '../state/turns.ts';
import { context, nameAt } from './people.ts';

const dismissed = signal<string | null>(null);

const key = computed(() => (room.value === null ? null : `draw-seen.${room.value.id}.${room.value.game}`));

/** Who drew what for the first turn, over the board's upper edge, until somebody does something. Shown once. */
export function StartingDraw(): VNode | null {
  const draw = startingDraw(steps.value);
  const hasBegun = game.value?.turn !== 0 || draft.value.length > 0;
  const name = key.value;
  if (draw === null || name === null || hasBegun || dismissed.value === name) return null;
  if (deviceKeep.get(name) !== null) return null;
  const { names, you } = context.value;
  const dismiss = (): void => {
    deviceKeep.set(name, 'yes');
    dismissed.value = name;
  };
  return (
    <section class="starting-draw" aria-label="Starting draw">
      <h2>{draw.first === you ? 'You begin' : `${nameAt(names, draw.first)} begins`}</h2>
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
              <span class="unseen-text">{tileLabel(tileSet.value, tile)}: </span>
              <span class="draw-name">{seat === you ? 'You' : nameAt(names, seat)}</span>
            </li>
          ))}
        </ul>
      ))}
      <p class="soft">
        Nearest to A begins{draw.rounds.length > 1 ? '; who tied drew again' : ''}. The tiles went back into
        the bag.
      </p>
      <button type="button" class="piece" onClick={dismiss}>
        Got it
      </button>
    </section>
  );
}

/** The starting draw in a sentence: "Ida drew A, Marek T. Ida began." */
export function drawSentence(): string | null {
  const draw = startingDraw(steps.value);
  if (draw === null) return null;
  const { names } = context.value;
  const rounds = draw.rounds.map((round) =>
    round
      .map(({ seat, tile }) => `${nameAt(names, seat)} drew ${tile === BLANK ? 'a blank' : tile}`)
      .join(', '),
  );
  return `${rounds.join('; then ')}. ${nameAt(names, draw.first)} began.`;
}
