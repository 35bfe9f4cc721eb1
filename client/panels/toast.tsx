import { effect } from '@preact/signals';
import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import closeIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { dismissRefusal, refusal } from '../commands.ts';
import { sentenceFor } from '../i18n/sentences.ts';
import { context } from '../state/people.ts';
import { draft, recall } from '../state/table.ts';
import { Icon } from './icon.tsx';

/** Why the last thing that was tried was refused. It goes when the tiles are laid otherwise. */
export function Toast(): VNode | null {
  useEffect(() => {
    let before = draft.peek();
    return effect(() => {
      if (draft.value !== before) dismissRefusal();
      before = draft.value;
    });
  }, []);

  const error = refusal.value;
  if (error === null) return null;
  const { text, safe } = sentenceFor(error, context.value);
  return (
    <div class="toast" role="alert">
      <Icon svg={warningIcon} />
      <p>
        <b>{text}</b> {safe}
      </p>
      {draft.value.length > 0 && (
        <button type="button" class="toast-action" onClick={recall}>
          Recall
        </button>
      )}
      <button type="button" class="icon-button" aria-label="Close this message" onClick={dismissRefusal}>
        <Icon svg={closeIcon} />
      </button>
    </div>
  );
}
