import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import {
  choiceOf,
  clockOf,
  giftChoice,
  giftOf,
  INCREMENT,
  MINUTES,
  timesOf,
  withTimes,
} from './clock-choice.ts';
import { NumberField } from './number-field.tsx';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { withClock } from './ruleset-draft.ts';

/** How long one may think, by a usual clock or one of the host's own, and what time opponents may give. */
export function ClockFields({ ruleset, problemAt, onChange }: RuleFieldsProps): VNode {
  const { clock } = ruleset;
  // Own times may happen to be those of a usual clock; they can go on being changed.
  const isOwn = useSignal(false);
  const choice = isOwn.value && clock?.kind === 'game' ? 'custom' : choiceOf(clock);
  const words = say.rulesForm;
  const rules = say.rules(ruleset);
  const { minutes, seconds } = timesOf(clock);
  const change = (changed: ClockRule | null): void => onChange(withClock(ruleset, changed));
  return (
    <div>
      <ChoiceField
        words={words.clock}
        value={choice}
        note={rules.clock}
        problem={problemAt('clock')}
        onChange={(chosen) => {
          isOwn.value = chosen === 'custom';
          change(clockOf(chosen, clock));
        }}
      />
      {choice === 'custom' && (
        <>
          <NumberField
            label={words.minutes}
            value={minutes}
            {...MINUTES}
            onChange={(value) => change(withTimes(clock, value, seconds))}
          />
          <NumberField
            label={words.increment}
            value={seconds}
            {...INCREMENT}
            onChange={(value) => change(withTimes(clock, minutes, value))}
          />
        </>
      )}
      {clock && (
        <ChoiceField
          words={words.gift}
          value={giftChoice(ruleset.gift)}
          note={rules.gift}
          problem={problemAt('gift')}
          onChange={(chosen) => onChange({ ...ruleset, gift: giftOf(chosen) })}
        />
      )}
    </div>
  );
}
