import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { firstCharacters } from '../../engine/protocol/names.ts';

export interface ShortFieldProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** Most characters, as people count them. */
  readonly most: number;
  readonly autocomplete: 'nickname' | 'off';
  /** It stands in the place of what it changes: the label is only spoken, and the focus is here at once. */
  readonly inPlace?: boolean;
  readonly onEscape?: () => void;
}

/** A field of a few characters. What is still being composed may be longer, until it is done. */
export function ShortField({ label, text, most, autocomplete, inPlace, onEscape }: ShortFieldProps): VNode {
  const element = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (inPlace) element.current?.focus();
  }, []);
  const take = (field: HTMLInputElement): void => {
    const fitting = firstCharacters(field.value, most);
    if (fitting !== field.value) field.value = fitting;
    text.value = fitting;
  };
  return (
    <label class="field-label">
      <span class={inPlace ? 'unseen-text' : ''}>{label}</span>
      <input
        class="field"
        value={text.value}
        autocomplete={autocomplete}
        ref={element}
        onInput={(event) => {
          if (!event.isComposing) take(event.currentTarget);
        }}
        onCompositionEnd={(event) => take(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.();
        }}
      />
    </label>
  );
}
