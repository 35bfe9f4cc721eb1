import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { choiceOf, clockOf, INCREMENT, MINUTES, timesOf, withTimes } from './clock-choice.ts';
import { NumberField } from './number-field.tsx';

export interface ClockFieldsProps {
  readonly clock: ClockRule | null;
  /** What the clock comes to. */
  readonly note: string;
  readonly onChange: (clock: ClockRule | null) => void;
}

/** How long one may think: a usual clock, or minutes and an increment of the host's own. */
export function ClockFields({ clock, note, onChange }: ClockFieldsProps): VNode {
  // Own times may happen to be those of a usual clock; they can go on being changed.
  const isOwn = useSignal(false);
  const choice = isOwn.value && clock?.kind === 'game' ? 'custom' : choiceOf(clock);
  const words = say.rulesForm;
  const { minutes, seconds } = timesOf(clock);
  return (
    <div>
      <ChoiceField
        words={words.clock}
        value={choice}
        note={note}
        onChange={(chosen) => {
          isOwn.value = chosen === 'custom';
          onChange(clockOf(chosen, clock));
        }}
      />
      {choice === 'custom' && (
        <>
          <NumberField
            label={words.minutes}
            value={minutes}
            {...MINUTES}
            onChange={(value) => onChange(withTimes(clock, value, seconds))}
          />
          <NumberField
            label={words.increment}
            value={seconds}
            {...INCREMENT}
            onChange={(value) => onChange(withTimes(clock, minutes, value))}
          />
        </>
      )}
    </div>
  );
}
