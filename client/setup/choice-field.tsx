import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { ChoiceWords } from '../i18n/rules-form-words.ts';
import { FieldRow, noteId } from './field-row.tsx';

export interface ChoiceFieldProps<Value extends string> {
  readonly words: ChoiceWords<Value>;
  readonly value: Value;
  readonly note?: string;
  readonly problems?: readonly string[];
  readonly onChange: (value: Value) => void;
}

/** One of a few values of a rule. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>): VNode {
  const { words, value, note, problems = [], onChange } = props;
  const id = useId();
  const choose = (text: string): void => {
    if (isOption(words, text)) onChange(text);
  };
  return (
    <FieldRow id={id} label={words.label} {...(note && { note })} problems={problems}>
      <select
        class="choice"
        id={id}
        value={value}
        aria-describedby={noteId(id)}
        aria-invalid={problems.length > 0}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {Object.entries<string>(words.options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </FieldRow>
  );
}

const isOption = <Value extends string>({ options }: ChoiceWords<Value>, text: string): text is Value =>
  Object.hasOwn(options, text);
