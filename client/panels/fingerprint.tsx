import { useSignal } from '@preact/signals';
import copyIcon from 'lucide-static/icons/copy.svg?raw';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { type CopyOutcome, copyField } from '../input/copy-field.ts';
import { Icon } from './icon.tsx';

/** What the draw of a game is sealed under, whole and to be copied (rule F1). */
export function Fingerprint({ commitment }: { readonly commitment: string }): VNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const outcome = useSignal<CopyOutcome | null>(null);

  const copy = async (): Promise<void> => {
    if (field.current) outcome.value = await copyField(field.current);
  };

  return (
    <div class="fingerprint">
      <textarea
        ref={field}
        class="field"
        rows={2}
        aria-label={say.fairDraw.fingerprint}
        readOnly
        value={commitment}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="text-button" onClick={copy}>
        <Icon svg={copyIcon} />
        {say.fairDraw.copy}
      </button>
      <span class="soft" role="status">
        {outcome.value && say.fairDraw[outcome.value]}
      </span>
    </div>
  );
}
