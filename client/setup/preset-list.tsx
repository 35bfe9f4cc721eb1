import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import type { PresetId } from '../../engine/equipment/presets.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { PRESET_IDS, presetOf } from './ruleset-draft.ts';

export interface PresetListProps {
  /** What the host started from. */
  readonly preset: PresetId;
  readonly ruleset: Ruleset;
  readonly onChoose: (preset: PresetId) => void;
  /** The fields in which the rules can be changed. */
  readonly children: ComponentChildren;
}

/** The presets to start from, and behind a press every rule by itself. */
export function PresetList({ preset, ruleset, onChoose, children }: PresetListProps): VNode {
  const isChanged = presetOf(ruleset) !== preset;
  return (
    <div>
      <fieldset>
        <legend>
          <h2>Rules</h2>
        </legend>
        <div class="preset-list">
          {PRESET_IDS.map((offered) => (
            <label key={offered} class="preset">
              <input
                class="radio"
                type="radio"
                name="preset"
                checked={preset === offered}
                onChange={() => onChoose(offered)}
              />
              <span class="preset-title">{say.preset(offered)}</span>
              <span class="preset-note">{say.presetNote(offered)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <details class="rule-change">
        <summary>
          <Icon svg={chevron} />
          <span class="rule-change-name">Change the rules</span>
          {isChanged && <span class="soft">{say.preset(preset)}, changed</span>}
        </summary>
        {children}
        {isChanged && (
          <button type="button" class="text-button" onClick={() => onChoose(preset)}>
            Back to {say.preset(preset)} as it is
          </button>
        )}
      </details>
    </div>
  );
}
