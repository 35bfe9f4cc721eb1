import fileIcon from 'lucide-static/icons/folder-open.svg?raw';
import type { TargetedEvent, TargetedSubmitEvent, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { headerText } from '../../engine/notation/gcg/gcg-game.ts';
import { sayReplay } from '../i18n/replay-sentences.ts';
import { useFocusOnHeading, useTitle } from '../pages/use-title.ts';
import { Icon } from '../panels/icon.tsx';
import { namesOf } from './game-names.ts';
import { OpenNotice } from './open-notice.tsx';
import { isChoosing, opened, openFile, openText, pasted } from './opener.ts';

/** How a game file gets here: dropped, chosen or pasted. */
export function FileForm(): VNode {
  const chooser = useRef<HTMLInputElement>(null);
  const game = opened.value?.open.game;
  useTitle('Open a game file');
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
        <h1 tabIndex={-1}>Open a game file</h1>
        <p>
          Step through a game that was saved as GCG, here or in another program. Drop the file anywhere on
          this page, choose it, or paste what is in it.
        </p>
        <p class="soft">Nothing is uploaded: the file is read in this page and stays on this device.</p>
      </div>
      <div class="page-actions">
        <button type="button" class="piece" onClick={() => chooser.current?.click()}>
          <Icon svg={fileIcon} />
          Choose a file
        </button>
        <input ref={chooser} type="file" accept=".gcg,.txt,text/plain" hidden={true} onChange={choose} />
        {game && (
          <button type="button" class="piece quiet" onClick={() => (isChoosing.value = false)}>
            Back to {headerText(game, 'title') || sayReplay.title(namesOf(game))}
          </button>
        )}
      </div>
      <form class="page-form" onSubmit={submit}>
        <OpenNotice />
        <label class="field-label">
          Text of a file
          <textarea
            class="field file-text"
            rows={10}
            value={pasted.value}
            onInput={(event) => (pasted.value = event.currentTarget.value)}
            placeholder={EXAMPLE}
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            required
          />
        </label>
        <button type="submit" class="piece quiet">
          Open the text
        </button>
      </form>
    </main>
  );
}

const EXAMPLE = ['#player1 Ann Ann Lee', '#player2 Bo', '>Ann: ADEFINX 8D FINED +26 26'].join('\n');
