import { useSignal } from '@preact/signals';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { cleanName } from '../../engine/protocol/names.ts';
import { rename } from '../commands.ts';
import type { Said } from '../i18n/language.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { context } from '../state/people.ts';
import { ShortField } from './short-field.tsx';

export interface NameFormProps {
  readonly name: string;
  readonly onDone: () => void;
}

/** Changes the own name, in its place in the list of seats. */
export function NameForm({ name, onDone }: NameFormProps): VNode {
  const text = useSignal(name);
  const problem = useSignal<Said | null>(null);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const cleaned = cleanName(text.value);
    problem.value = cleaned.ok ? null : sentenceFor(cleaned.error, context.value);
    if (!cleaned.ok) return;
    if (cleaned.value !== name) rename(text.value);
    onDone();
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <ShortField
        label="Your name"
        text={text}
        rule={cleanName}
        problem={problem.value?.text}
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
