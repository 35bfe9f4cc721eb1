import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { RULESET_BOUNDS } from '../../engine/equipment/ruleset-bounds.ts';
import { say } from '../i18n/sentences.ts';
import { ChoiceField } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { type Overtime, overtimeChoice, overtimeOf } from './overtime-choice.ts';
import type { RuleFieldsProps } from './rule-fields.tsx';

export interface OvertimeFieldsProps extends Pick<RuleFieldsProps, 'problemsAt'> {
  readonly overtime: Overtime;
  readonly note: string;
  readonly onChange: (overtime: Overtime) => void;
}

/** How far behind the time one may play on, and what that costs. */
export function OvertimeFields({ overtime, note, problemsAt, onChange }: OvertimeFieldsProps): VNode {
  const isOwn = useSignal(false);
  const choice = isOwn.value ? 'own' : overtimeChoice(overtime);
  const words = say.rulesForm;
  const pointProblems = problemsAt('clock.overtime.perMinute');
  const minuteProblems = problemsAt('clock.overtime.maxMinutes');
  const changeOwn = (changed: Partial<Overtime>): void => {
    isOwn.value = true;
    onChange({ ...overtime, ...changed });
  };
  return (
    <>
      <ChoiceField
        words={words.overtime}
        value={choice}
        note={pointProblems.length + minuteProblems.length > 0 ? '' : note}
        problems={[]}
        onChange={(chosen) => {
          isOwn.value = chosen === 'own';
          onChange(overtimeOf(chosen, overtime));
        }}
      />
      {choice === 'own' && (
        <div class="rule-own">
          <NumberField
            label={words.perMinute}
            value={overtime.perMinute}
            bounds={RULESET_BOUNDS['clock.overtime.perMinute']}
            problems={pointProblems}
            onChange={(perMinute) => changeOwn({ perMinute })}
          />
          <NumberField
            label={words.maxMinutes}
            value={overtime.maxMinutes}
            bounds={RULESET_BOUNDS['clock.overtime.maxMinutes']}
            problems={minuteProblems}
            onChange={(maxMinutes) => changeOwn({ maxMinutes })}
          />
        </div>
      )}
    </>
  );
}
