import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { ClockRule } from '../../engine/equipment/ruleset.ts';
import type { BoundedField } from '../../engine/equipment/ruleset-bounds.ts';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { choiceOf, clockOf, type GameClock, ownChoice } from './clock-choice.ts';
import { GiftFields } from './gift-fields.tsx';
import { OvertimeFields } from './overtime-fields.tsx';
import type { RuleFieldsProps } from './rule-fields.tsx';
import { withClock } from './ruleset-draft.ts';
import { SecondsField } from './seconds-field.tsx';
import { TimeField } from './time-field.tsx';

// What a clock comes to is not said while one of these is impossible.
const TIMES: readonly BoundedField[] = ['clock.initial', 'clock.increment', 'clock.perTurn'];

/** How long one may think, by a usual clock or one of the host's own, and what time opponents may give. */
export function ClockFields(props: RuleFieldsProps): VNode {
  const { ruleset, problemsAt, onChange } = props;
  const { clock } = ruleset;
  // Own times may happen to be those of a usual clock; they can go on being changed.
  const isOwn = useSignal(false);
  const choice = isOwn.value && clock ? ownChoice(clock) : choiceOf(clock);
  const words = say.rulesForm;
  const rules = say.rules(ruleset);
  const change = (changed: ClockRule | null): void => onChange(withClock(ruleset, changed));
  const changeOwn = (changed: ClockRule): void => {
    isOwn.value = true;
    change(changed);
  };
  return (
    <div>
      <ChoiceField
        words={words.clock}
        value={choice}
        note={TIMES.some((field) => problemsAt(field).length > 0) ? '' : rules.thinking}
        problems={problemsAt('clock')}
        onChange={(chosen) => {
          isOwn.value = chosen === 'ownGame' || chosen === 'ownTurn';
          change(clockOf(chosen, clock));
        }}
      />
      {choice === 'ownGame' && clock?.kind === 'game' && (
        <GameTimes clock={clock} problemsAt={problemsAt} onChange={changeOwn} />
      )}
      {choice === 'ownTurn' && clock?.kind === 'turn' && (
        <div class="rule-own">
          <TimeField
            label={words.perTurn}
            time={clock.perTurn}
            problems={problemsAt('clock.perTurn')}
            onChange={(perTurn) => changeOwn({ ...clock, perTurn })}
          />
        </div>
      )}
      {clock?.kind === 'game' && (
        <OvertimeFields
          overtime={clock.overtime}
          note={rules.overtime}
          problemsAt={problemsAt}
          onChange={(overtime) => change({ ...clock, overtime })}
        />
      )}
      {clock && <GiftFields {...props} />}
    </div>
  );
}

interface GameTimesProps extends Pick<RuleFieldsProps, 'problemsAt'> {
  readonly clock: GameClock;
  readonly onChange: (clock: GameClock) => void;
}

function GameTimes({ clock, problemsAt, onChange }: GameTimesProps): VNode {
  const words = say.rulesForm;
  return (
    <div class="rule-own">
      <TimeField
        label={words.initial}
        time={clock.initial}
        problems={problemsAt('clock.initial')}
        onChange={(initial) => onChange({ ...clock, initial })}
      />
      <SecondsField
        label={words.increment}
        field="clock.increment"
        time={clock.increment}
        problems={problemsAt('clock.increment')}
        onChange={(increment) => onChange({ ...clock, increment })}
      />
    </div>
  );
}
