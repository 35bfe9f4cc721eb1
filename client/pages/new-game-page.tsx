import '../style/set-up.css';
import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { PRESETS, type PresetId } from '../../engine/equipment/presets.ts';
import { checkRuleset, MIN_SEATS, type Ruleset } from '../../engine/equipment/ruleset.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { emptyBoard } from '../../engine/play/board.ts';
import type { Problem } from '../../engine/protocol/api.ts';
import { cleanRoomName } from '../../engine/protocol/names.ts';
import { isLanguage, type Language } from '../../engine/words/languages.ts';
import { PictureBoard } from '../board/picture-board.tsx';
import { say } from '../i18n/sentences.ts';
import { openRoom } from '../net/open-room.ts';
import { BrandMark } from '../panels/brand-mark.tsx';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { ShortField } from '../panels/short-field.tsx';
import { ChoiceField } from '../setup/choice-field.tsx';
import { ClockFields } from '../setup/clock-fields.tsx';
import { FieldProblems } from '../setup/field-row.tsx';
import { PresetList } from '../setup/preset-list.tsx';
import { PrivacyField } from '../setup/privacy-field.tsx';
import { RuleFields } from '../setup/rule-fields.tsx';
import { rulesWanted, seatsFor } from '../setup/ruleset-draft.ts';
import { SeatChoice } from '../setup/seat-choice.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

const LAYOUT = BOARD_LAYOUTS.classic;
const EMPTY = emptyBoard(LAYOUT.rows * LAYOUT.columns);

/** A room by a preset or by rules of one's own, for two to four, with a name. */
export function NewGamePage(): VNode {
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const preset = useSignal<PresetId>('casual');
  const ruleset = useSignal<Ruleset>(PRESETS.casual);
  // Fields forget what was typed and not taken when the rules begin anew.
  const beginnings = useSignal(0);
  const seats = useSignal(MIN_SEATS);
  const name = useSignal('');
  const isPrivate = useSignal(false);
  const isMaking = useSignal(false);
  const problem = useSignal<Problem | null>(null);
  useTitle('Set up a game');
  useFocusOnHeading();

  const checked = checkRuleset(ruleset.value, seats.value);
  const faults = checked.ok ? [] : checked.error.faults;
  const problemsAt = (field: string): readonly string[] =>
    faults.filter(({ fields }) => fields.some((one) => one === field)).map(say.rulesForm.fault);

  const language: Language = isLanguage(ruleset.value.tileSet) ? ruleset.value.tileSet : 'english';

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isMaking.value) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) {
      wrong.closest('details')?.setAttribute('open', '');
      wrong.focus();
    }
    if (wrong || faults.length > 0) return;
    isMaking.value = true;
    problem.value = null;
    const opened = await openRoom({
      ...rulesWanted(ruleset.value),
      seats: seats.value,
      name: name.value.trim(),
      ...(isPrivate.value ? { private: true } : {}),
    });
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
        <form class="new-game" onSubmit={submit} ref={form}>
          <h1 tabIndex={-1}>Set up a game</h1>
          <PresetList
            preset={preset.value}
            ruleset={ruleset.value}
            onChoose={(chosen) => {
              preset.value = chosen;
              ruleset.value = PRESETS[chosen];
              beginnings.value += 1;
              seats.value = seatsFor(PRESETS[chosen], seats.value);
            }}
          >
            <RuleFields
              key={beginnings.value}
              ruleset={ruleset.value}
              problemsAt={problemsAt}
              onChange={(changed) => (ruleset.value = changed)}
            />
          </PresetList>
          <div class="new-game-details">
            <ChoiceField
              words={say.rulesForm.language}
              value={language}
              onChange={(tileSet) => (ruleset.value = { ...ruleset.value, tileSet })}
            />
            <ClockFields
              key={beginnings.value}
              ruleset={ruleset.value}
              problemsAt={problemsAt}
              onChange={(changed) => (ruleset.value = changed)}
            />
            <SeatChoice
              seats={seats.value}
              problems={problemsAt('seats')}
              onChoose={(count) => (seats.value = count)}
            />
            <ShortField
              label="Name of the room, if you like"
              text={name}
              rule={cleanRoomName}
              autocomplete="off"
            />
            <PrivacyField isPrivate={isPrivate.value} onChange={(wanted) => (isPrivate.value = wanted)} />
            <ProblemNotice problem={problem.value} />
            <button
              type="submit"
              class="piece"
              aria-disabled={isMaking.value || faults.length > 0}
              aria-describedby="new-game-why"
            >
              Make the room
            </button>
            <p class="new-game-note" id="new-game-why" aria-live="polite">
              {faults.length > 0 ? (
                <FieldProblems problems={say.rulesForm.faults(faults)} />
              ) : (
                <span class="soft">
                  {say.rulesForm.equipment(language)} The game begins when every seat is taken, or when you
                  start it with two.
                </span>
              )}
            </p>
          </div>
        </form>
        <div class="waiting-board">
          <PictureBoard layout={LAYOUT} tileSet={TILE_SETS[language]} board={EMPTY} />
        </div>
      </main>
    </div>
  );
}
