import type { Signal } from '@preact/signals';
import type { TargetedEvent, VNode } from 'preact';
import { noteId } from './field-row.tsx';

export interface NumberInputProps {
  readonly id: string;
  /** Where the row's label does not say it all. */
  readonly label?: string;
  /** Of the row whose note describes it. */
  readonly row: string;
  readonly value: number;
  /** What was typed and is no whole number, which is then shown and not taken; null where all is well. */
  readonly unread: Signal<string | null>;
  readonly isInvalid: boolean;
  readonly onChange: (value: number) => void;
}

/** Where a whole number is typed. */
export function NumberInput(props: NumberInputProps): VNode {
  const { id, label, row, value, unread, isInvalid, onChange } = props;
  const read = (event: TargetedEvent<HTMLInputElement>): void => {
    const text = event.currentTarget.value;
    const typed = wholeNumber(text);
    unread.value = typed === null ? text : null;
    if (typed !== null) onChange(typed);
  };
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      value={unread.value ?? value}
      aria-describedby={noteId(row)}
      aria-invalid={isInvalid}
      onChange={read}
    />
  );
}

/** The whole number that was typed; null for anything else. */
export const wholeNumber = (text: string): number | null =>
  /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
