import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { MAX_NAME } from '../../engine/protocol/limits.ts';
import { rename } from '../commands.ts';
import { ShortField } from './short-field.tsx';

/** Changes the own name, in its place in the list of seats. */
export function NameForm({ name, onDone }: { readonly name: string; readonly onDone: () => void }): VNode {
  const text = useSignal(name);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.value.trim() !== name) rename(text.value);
    onDone();
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <ShortField
        label="Your name"
        text={text}
        most={MAX_NAME}
        autocomplete="nickname"
        inPlace={true}
        onEscape={onDone}
      />
      <button type="submit" class="piece quiet">
        Keep
      </button>
    </form>
  );
}
