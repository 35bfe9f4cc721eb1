import minusIcon from 'lucide-static/icons/minus.svg?raw';
import plusIcon from 'lucide-static/icons/plus.svg?raw';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../panels/icon.tsx';
import { FieldRow, noteId } from './field-row.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What one press of less or more changes. */
  readonly step?: number;
  readonly note?: string;
  readonly onChange: (value: number) => void;
}

/** A whole number of a rule, by typing or by pressing less and more; never out of its bounds. */
export function NumberField(props: NumberFieldProps): VNode {
  const { label, value, min, max, step = 1, note, onChange } = props;
  const id = useId();
  const change = (by: number): void => onChange(within(value + by, min, max));
  return (
    <FieldRow id={id} label={label} {...(note && { note })} problem={undefined}>
      <span class="number">
        <button
          type="button"
          class="icon-button"
          aria-label={`${label}: less`}
          aria-disabled={value <= min}
          onClick={() => change(-step)}
        >
          <Icon svg={minusIcon} />
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={value}
          aria-describedby={noteId(id)}
          onChange={(event) => {
            const typed = wholeNumber(event.currentTarget.value);
            const next = typed === null ? value : within(typed, min, max);
            event.currentTarget.value = String(next);
            onChange(next);
          }}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={`${label}: more`}
          aria-disabled={value >= max}
          onClick={() => change(step)}
        >
          <Icon svg={plusIcon} />
        </button>
      </span>
    </FieldRow>
  );
}

/** The whole number that was typed; null for anything else. */
export const wholeNumber = (text: string): number | null =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;

export const within = (n: number, min: number, max: number): number => Math.min(max, Math.max(min, n));
