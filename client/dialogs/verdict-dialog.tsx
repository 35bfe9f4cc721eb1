import goodIcon from 'lucide-static/icons/check.svg?raw';
import badIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { context } from '../state/people.ts';
import { game } from '../state/room-state.ts';
import type { Verdict } from '../state/turns.ts';
import { putAway } from '../state/unread-verdict.ts';
import { Dialog } from './dialog.tsx';

/** How a challenge went, word by word. */
export function VerdictDialog({ verdict }: { readonly verdict: Verdict }): VNode {
  const close = (): void => putAway(verdict);
  const { title, text, safe } = say.verdict(verdict, context.value);
  return (
    <Dialog title={title} lead={text} isText={true} onClose={close}>
      <ul class="verdicts">
        {verdict.verdicts.map(({ word, valid }) => (
          <li key={word.join('')} class={valid ? 'good' : 'bad'}>
            <Icon svg={valid ? goodIcon : badIcon} />
            <b>{word.join('')}</b>
            <span>{valid ? 'in the word list' : 'not in the word list'}</span>
          </li>
        ))}
      </ul>
      <p class="sheet-text">
        {safe} {whoseTurn()}
      </p>
      <div class="sheet-actions">
        <button type="button" class="piece" onClick={close}>
          Go on
        </button>
      </div>
    </Dialog>
  );
}

function whoseTurn(): VNode | null {
  const now = game.value;
  if (now?.phase !== 'playing') return null;
  const { names, you } = context.value;
  return <b>{now.toMove === you ? 'It is your turn.' : `${say.nameAt(names, now.toMove)} has the turn.`}</b>;
}
