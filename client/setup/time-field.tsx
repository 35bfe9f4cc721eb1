import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { FieldRow } from './field-row.tsx';
import { NumberInput } from './number-input.tsx';
import { partsOf, type TimeParts, timeOf } from './time-parts.ts';

export interface TimeFieldProps {
  readonly label: string;
  /** In milliseconds. */
  readonly time: number;
  readonly problems: readonly string[];
  readonly onChange: (time: number) => void;
}

/** A time in minutes and seconds; more seconds than a minute has are taken as minutes too. */
export function TimeField({ label, time, problems, onChange }: TimeFieldProps): VNode {
  const id = useId();
  const [unreadMinutes, unreadSeconds] = [useSignal<string | null>(null), useSignal<string | null>(null)];
  const words = say.rulesForm.time;
  const parts = partsOf(time);
  const isUnread = unreadMinutes.value !== null || unreadSeconds.value !== null;
  const told = isUnread ? [say.rulesForm.notWhole] : problems;
  const change = (changed: Partial<TimeParts>): void => onChange(timeOf({ ...parts, ...changed }));
  return (
    <FieldRow id={id} label={label} problems={told}>
      <span class="number time" data-invalid={told.length > 0}>
        <NumberInput
          id={id}
          row={id}
          label={`${label}, ${words.minutes}`}
          value={parts.minutes}
          unread={unreadMinutes}
          isInvalid={problems.length > 0 || unreadMinutes.value !== null}
          onChange={(minutes) => change({ minutes })}
        />
        <span aria-hidden="true">{words.minutesBriefly}</span>
        <NumberInput
          id={`${id}-seconds`}
          row={id}
          label={`${label}, ${words.seconds}`}
          value={parts.seconds}
          unread={unreadSeconds}
          isInvalid={problems.length > 0 || unreadSeconds.value !== null}
          onChange={(seconds) => change({ seconds })}
        />
        <span aria-hidden="true">{words.secondsBriefly}</span>
      </span>
    </FieldRow>
  );
}
