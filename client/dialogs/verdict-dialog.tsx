import goodIcon from 'lucide-static/icons/check.svg?raw';
import badIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import type { Seat } from '../../engine/base/units.ts';
import { verdictText } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { context, nameAt } from '../panels/people.ts';
import { game } from '../state/room-state.ts';
import type { Verdict } from '../state/turns.ts';
import { Dialog } from './dialog.tsx';
import { putAway } from './unread-verdict.ts';

/** How a challenge went, word by word. */
export function VerdictDialog({ verdict }: { readonly verdict: Verdict }): VNode {
  const close = (): void => putAway(verdict);
  const { text, safe } = verdictText(verdict, context.value);
  return (
    <Dialog title={titleOf(verdict)} lead={text} onClose={close}>
      <ul class="verdicts">
        {verdict.verdicts.map(({ word, valid }) => (
          <li key={word.join('')} class={valid ? 'good' : 'bad'}>
            <Icon svg={valid ? goodIcon : badIcon} />
            <b>{word.join('')}</b>
            <span>{valid ? 'valid' : 'not in the word list'}</span>
          </li>
        ))}
      </ul>
      <p class="sheet-text">
        {verdict.upheld ? takenBack(verdict.challenged) : safe} {whoseTurn()}
      </p>
      <div class="sheet-actions">
        <button type="button" class="piece" onClick={close}>
          Go on
        </button>
      </div>
    </Dialog>
  );
}

function titleOf({ challenged, upheld }: Verdict): string {
  const { names, you } = context.value;
  const whose = challenged === you ? 'Your' : `${nameAt(names, challenged)}’s`;
  return upheld ? `${whose} play is withdrawn` : `${whose} play stands`;
}

function takenBack(challenged: Seat): string {
  const { names, you } = context.value;
  return challenged === you
    ? 'You have the tiles back and score nothing for this turn.'
    : `${nameAt(names, challenged)} has the tiles back and scores nothing for this turn.`;
}

function whoseTurn(): VNode | null {
  const now = game.value;
  if (now?.phase !== 'playing') return null;
  const { names, you } = context.value;
  return <b>{now.toMove === you ? 'It is your turn.' : `${nameAt(names, now.toMove)} has the turn.`}</b>;
}
