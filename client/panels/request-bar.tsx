import askIcon from 'lucide-static/icons/message-circle-question-mark.svg?raw';
import type { VNode } from 'preact';
import { answerRequest, isUnderWay } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { context } from '../state/people.ts';
import { type OpenRequest, requestSeconds } from '../state/requests.ts';
import { Icon } from './icon.tsx';

/** What a player asks of the others, and the answers that the viewer has to give. */
export function RequestBar({ open }: { readonly open: OpenRequest }): VNode {
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
