import fileIcon from 'lucide-static/icons/folder-open.svg?raw';
import type { TargetedEvent, TargetedSubmitEvent, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { useFocusOnHeading, useTitle } from '../pages/use-title.ts';
import { Icon } from '../panels/icon.tsx';
import { isChoosingRecord, openRecordFile, openRecordText, pastedRecord, report } from './record-opener.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** How a record gets here: dropped, chosen or pasted. */
export function RecordForm(): VNode {
  const chooser = useRef<HTMLInputElement>(null);
  useTitle(sayVerify.title);
  useFocusOnHeading();

  const choose = async ({ currentTarget }: TargetedEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file) await openRecordFile(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    openRecordText(pastedRecord.peek());
  };

  return (
    <main class="file-form">
      <div class="file-lead">
        <h1 tabIndex={-1}>{sayVerify.title}</h1>
        <p>{sayVerify.lead}</p>
        <p class="soft">{sayVerify.private}</p>
      </div>
      <div class="page-actions">
        <button type="button" class="piece" onClick={() => chooser.current?.click()}>
          <Icon svg={fileIcon} />
          {sayVerify.choose}
        </button>
        <input ref={chooser} type="file" accept=".json,application/json" hidden={true} onChange={choose} />
        {report.value && (
          <button type="button" class="piece quiet" onClick={() => (isChoosingRecord.value = false)}>
            {sayVerify.back}
          </button>
        )}
      </div>
      <form class="page-form" onSubmit={submit}>
        <RefusalNotice />
        <label class="field-label">
          {sayVerify.field}
          <textarea
            class="field file-text"
            rows={8}
            value={pastedRecord.value}
            onInput={(event) => (pastedRecord.value = event.currentTarget.value)}
            placeholder={'{"room": …, "seed": …, "steps": […]}'}
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            required
          />
        </label>
        <button type="submit" class="piece quiet">
          {sayVerify.submit}
        </button>
      </form>
    </main>
  );
}
