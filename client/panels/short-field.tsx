import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Result } from '../../engine/base/result.ts';
import { firstCharacters } from '../../engine/protocol/clean-text.ts';
import { MAX_RAW_NAME } from '../../engine/protocol/limits.ts';
import type { NameError } from '../../engine/protocol/names.ts';

export interface ShortFieldProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** The room's rule: what it refuses as too long cannot be put in. */
  readonly rule: (text: string) => Result<string, NameError>;
  readonly autocomplete: 'nickname' | 'off';
  /** It stands in the place of what it changes: the label is only spoken, and the focus is here at once. */
  readonly inPlace?: boolean;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
  readonly onEscape?: () => void;
}

/** A field of a few characters. What is still being composed may be longer, until it is done. */
export function ShortField({
  label,
  text,
  rule,
  autocomplete,
  inPlace,
  problem,
  onEscape,
}: ShortFieldProps): VNode {
  const problemId = useId();
  const element = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (inPlace) element.current?.focus();
  }, []);
  const take = (field: HTMLInputElement): void => {
    const part = fitting(field.value, rule);
    if (part !== field.value) field.value = part;
    text.value = part;
  };
  return (
    <label class="field-label">
      <span class={inPlace ? 'unseen-text' : ''}>{label}</span>
      <input
        class="field"
        value={text.value}
        maxLength={MAX_RAW_NAME}
        autocomplete={autocomplete}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        ref={element}
        onInput={(event) => {
          if (!event.isComposing) take(event.currentTarget);
        }}
        onCompositionEnd={(event) => take(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.();
        }}
      />
      {problem && (
        <span class="field-problem" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </label>
  );
}

/** The longest beginning of `text` that is not too long. */
export function fitting(text: string, rule: ShortFieldProps['rule']): string {
  const isTooLong = (part: string): boolean => {
    const ruled = rule(part);
    return !ruled.ok && ruled.error.code === 'name/too-long';
  };
  let part = text;
  for (let count = text.length; isTooLong(part); count--) part = firstCharacters(text, count);
  return part;
}
