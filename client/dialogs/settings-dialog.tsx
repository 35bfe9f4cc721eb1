import '../style/settings.css';
import type { VNode } from 'preact';
import { saySettings } from '../i18n/settings-sentences.ts';
import { BoardSample, TileSample } from '../panels/look-samples.tsx';
import { NotificationSwitch } from '../panels/notification-switch.tsx';
import { SoundSwitch } from '../panels/sound-switch.tsx';
import { Toggle } from '../panels/toggle.tsx';
import { keysEverywhere, turnKeysEverywhere } from '../state/key-choice.ts';
import { BOARDS, look, setLook, THEMES, TILES } from '../state/settings.ts';
import { Dialog } from './dialog.tsx';

/** What can be set on this device. Each change is seen at once, and nothing has to be confirmed. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const { title, lead, theme, board, tiles, safe, overruled, alerts, keys } = saySettings;
  const now = look.value;
  return (
    <Dialog title={title} lead={lead} onClose={onClose}>
      <Choice
        {...theme}
        name="theme"
        values={THEMES}
        value={now.theme}
        onChoose={(chosen) => setLook({ theme: chosen })}
      />
      <Choice
        {...board}
        name="board"
        values={BOARDS}
        value={now.board}
        sample={(style) => <BoardSample board={style} />}
        onChoose={(chosen) => setLook({ board: chosen })}
      />
      <Choice
        {...tiles}
        name="tiles"
        values={TILES}
        value={now.tiles}
        sample={(style) => <TileSample tiles={style} />}
        onChoose={(chosen) => setLook({ tiles: chosen })}
      />
      <p class="sheet-text soft">{now.theme === 'contrast' ? overruled : safe}</p>
      <fieldset class="alert-choice">
        <legend>{alerts}</legend>
        <SoundSwitch />
        <NotificationSwitch />
      </fieldset>
      <fieldset class="alert-choice">
        <legend>{keys.legend}</legend>
        <Toggle
          on={keysEverywhere.value}
          label={keys.everywhere}
          note={keys.note}
          onChange={turnKeysEverywhere}
        />
      </fieldset>
    </Dialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: Readonly<Record<Value, string>>;
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly sample?: (value: Value) => VNode;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, each as it looks. */
function Choice<Value extends string>(props: ChoiceProps<Value>): VNode {
  const { legend, options, name, values, value, sample, onChoose } = props;
  return (
    <fieldset class="radio-pieces look-choice">
      <legend>{legend}</legend>
      {values.map((offered) => (
        <label key={offered}>
          <input type="radio" name={name} checked={offered === value} onChange={() => onChoose(offered)} />
          {sample?.(offered)}
          {options[offered]}
        </label>
      ))}
    </fieldset>
  );
}
