import type { Signal } from '@preact/signals';
import fileIcon from 'lucide-static/icons/folder-open.svg?raw';
import type { TargetedEvent, TargetedSubmitEvent, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { FileFormWords } from '../i18n/file-form-words.ts';
import { useFocusOnHeading, useTitle } from '../pages/use-title.ts';
import { FileNotice } from './file-notice.tsx';
import { Icon } from './icon.tsx';

interface FileFormProps {
  readonly words: FileFormWords;
  /** Kinds of file, as an input takes them. */
  readonly accept: string;
  /** Why the last file was not opened; null where it was. */
  readonly trouble: string | null;
  /** The way back to what is open; null where nothing is. */
  readonly back: { readonly label: string; readonly press: () => void } | null;
  readonly example: string;
  readonly rows: number;
  readonly pasted: Signal<string>;
  readonly openFile: (file: File) => Promise<void>;
  readonly openText: (text: string) => void;
}

/** How a file gets into the page: chosen or pasted here; whoever shows this takes what is dropped. */
export function FileForm(props: FileFormProps): VNode {
  const { words, pasted, back, openFile, openText } = props;
  const chooser = useRef<HTMLInputElement>(null);
  useTitle(words.title);
  useFocusOnHeading();

  const choose = async ({ currentTarget }: TargetedEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file) await openFile(file);
    // The same file, mended meanwhile, can be chosen again.
    currentTarget.value = '';
  };
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    openText(pasted.peek());
  };

  return (
    <main class="file-form">
      <div class="file-lead">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.lead}</p>
        <p class="soft">{words.note}</p>
      </div>
      <div class="page-actions">
        <button type="button" class="piece" onClick={() => chooser.current?.click()}>
          <Icon svg={fileIcon} />
          {words.choose}
        </button>
        <input ref={chooser} type="file" accept={props.accept} hidden={true} onChange={choose} />
        {back && (
          <button type="button" class="piece quiet" onClick={back.press}>
            {back.label}
          </button>
        )}
      </div>
      <form class="page-form" onSubmit={submit}>
        <FileNotice trouble={props.trouble} />
        <label class="field-label">
          {words.field}
          <textarea
            class="field file-text"
            rows={props.rows}
            value={pasted.value}
            onInput={(event) => (pasted.value = event.currentTarget.value)}
            placeholder={props.example}
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            required
          />
        </label>
        <button type="submit" class="piece quiet">
          {words.submit}
        </button>
      </form>
    </main>
  );
}
