import askIcon from 'lucide-static/icons/message-circle-question-mark.svg?raw';
import absentIcon from 'lucide-static/icons/unplug.svg?raw';
import type { VNode } from 'preact';
import { answerRequest, isUnderWay } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { type AbsenceNow, absenceNow, mayClaim } from '../state/absence.ts';
import { showDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { type OpenRequest, openRequest, requestSeconds } from '../state/requests.ts';
import { Icon } from './icon.tsx';

/** Over the line under the board: what a player asks of the others, else that one is gone. It moves nothing. */
export function NoticeBar(): VNode | null {
  const open = openRequest.value;
  if (open !== null) return <RequestBar open={open} />;
  const gone = absenceNow.value;
  return gone === null ? null : <AbsenceBar now={gone} />;
}

/** In a room where no game runs: whether it is to be deleted, which is all that is asked there. */
export function DeletionBar(): VNode | null {
  const open = openRequest.value;
  return open?.want.kind === 'delete' ? <RequestBar open={open} /> : null;
}

function RequestBar({ open }: { readonly open: OpenRequest }): VNode {
  const { text, state } = say.request(open, context.value);
  const isBusy = isUnderWay('request');
  const answer = (agree: boolean) => () => !isUnderWay('request') && answerRequest(open.request, agree);
  return (
    <section class="notice-bar" aria-label="Question to the players">
      <Icon svg={askIcon} />
      <p>
        <b>{text}</b> {state}{' '}
        {open.until !== null && (
          <span class="notice-left" aria-hidden="true">
            {requestSeconds.value} s
          </span>
        )}
      </p>
      {open.part === 'asked' && (
        <div class="notice-actions">
          <button type="button" class="piece" aria-disabled={isBusy} onClick={answer(true)}>
            Agree
          </button>
          <button type="button" class="piece quiet" aria-disabled={isBusy} onClick={answer(false)}>
            No
          </button>
        </div>
      )}
      {open.part === 'asker' && (
        <div class="notice-actions">
          <button type="button" class="piece quiet" aria-disabled={isBusy} onClick={answer(false)}>
            Take back
          </button>
        </div>
      )}
    </section>
  );
}

function AbsenceBar({ now }: { readonly now: AbsenceNow }): VNode {
  const isMine = mayClaim.value;
  const { text, safe } = say.absence(now, isMine, context.value);
  const [first, ...others] = now.ready;
  return (
    <section class="notice-bar" aria-label="Who is gone">
      <Icon svg={absentIcon} />
      <p>
        <b>{text}</b> {safe}
      </p>
      {isMine && first && (
        <div class="notice-actions">
          <button
            type="button"
            class="piece"
            aria-disabled={isUnderWay('request')}
            onClick={() => showDialog('claim')}
          >
            {others.length === 0
              ? say.claimButtons[first](say.nameAt(context.value.names, now.seat))
              : 'Choose'}
          </button>
        </div>
      )}
    </section>
  );
}
