import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { useLocation } from 'preact-iso';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import type { PresetId } from '../../engine/equipment/presets.ts';
import { MAX_SEATS, MIN_SEATS } from '../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { emptyBoard } from '../../engine/play/board.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import { cleanRoomName } from '../../engine/protocol/names.ts';
import { PictureBoard } from '../board/picture-board.tsx';
import { say } from '../i18n/sentences.ts';
import { openRoom } from '../net/open-room.ts';
import { BrandMark } from '../panels/brand-mark.tsx';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { ShortField } from '../panels/short-field.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

const OFFERS: readonly { readonly preset: PresetId; readonly note: string }[] = [
  { preset: 'casual', note: 'A play with an unknown word is refused, so nobody loses a turn.' },
  { preset: 'classic', note: 'Words stand until challenged. A challenge that fails costs a turn.' },
];

const LAYOUT = BOARD_LAYOUTS.classic;
const EMPTY = emptyBoard(LAYOUT.rows * LAYOUT.columns);

const SEATS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, index) => MIN_SEATS + index);

/** A room by a preset, for two to four, with a name. */
export function NewGamePage(): VNode {
  const location = useLocation();
  const preset = useSignal<PresetId>('casual');
  const seats = useSignal(MIN_SEATS);
  const name = useSignal('');
  const isMaking = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  useTitle('Set up a game');
  useFocusOnHeading();

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isMaking.value) return;
    isMaking.value = true;
    problem.value = null;
    const opened = await openRoom({ preset: preset.value, seats: seats.value, name: name.value.trim() });
    isMaking.value = false;
    if (opened.ok) location.route(opened.value);
    else problem.value = opened.error;
  };

  return (
    <div class="page">
      <header class="page-head">
        <BrandMark />
      </header>
      <main class="waiting">
        <form class="new-game" onSubmit={submit}>
          <h1 tabIndex={-1}>Set up a game</h1>
          <fieldset>
            <legend>
              <h2>Rules</h2>
            </legend>
            <div class="preset-list">
              {OFFERS.map((offer) => (
                <label key={offer.preset} class="preset">
                  <input
                    class="radio"
                    type="radio"
                    name="preset"
                    checked={preset.value === offer.preset}
                    onChange={() => (preset.value = offer.preset)}
                  />
                  <span class="preset-title">{say.preset(offer.preset)}</span>
                  <span class="preset-note">{offer.note}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div class="new-game-details">
            <fieldset>
              <legend>
                <h2>Seats</h2>
              </legend>
              <div class="seat-choice">
                {SEATS.map((count) => (
                  <label key={count}>
                    <input
                      type="radio"
                      name="seats"
                      checked={seats.value === count}
                      onChange={() => (seats.value = count)}
                    />
                    {count}
                    <span class="unseen-text"> seats</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <ShortField
              label="Name of the room, if you like"
              text={name}
              rule={cleanRoomName}
              autocomplete="off"
            />
            <ProblemNotice problem={problem.value} />
            <button type="submit" class="piece" aria-disabled={isMaking.value}>
              Make the room
            </button>
            <p class="soft new-game-note">
              English words and tiles, no clock. The game begins when every seat is taken, or when you start
              it with two.
            </p>
          </div>
        </form>
        <div class="waiting-board">
          <PictureBoard layout={LAYOUT} tileSet={TILE_SETS.english} board={EMPTY} />
        </div>
      </main>
    </div>
  );
}
