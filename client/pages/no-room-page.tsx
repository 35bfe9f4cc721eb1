import type { VNode } from 'preact';
import type { Language } from '../i18n/language.ts';
import { say } from '../i18n/sentences.ts';
import { connection, retryNow } from '../net/connection.ts';
import { JoinForm } from '../panels/join-form.tsx';
import { clock, secondsLeft } from '../state/clock.ts';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';

/** What stands in the way of a room. */
export type Trouble = keyof Language['noRoom'];

/** In the place of a room that does not open: why, and what can be done. But for an unknown one it is tried again. */
export function NoRoomPage({ why }: { readonly why: Trouble }): VNode {
  const { title, text } = say.noRoom[why];
  return (
    <PlainPage key={why} title={title}>
      <p>{text}</p>
      {why === 'unknown' ? <JoinForm /> : <NextAttempt />}
      <div class="page-actions">
        {why !== 'unknown' && (
          <a class="piece quiet" href="/device">
            {say.device.instead}
          </a>
        )}
        <StartPageLink />
      </div>
    </PlainPage>
  );
}

function NextAttempt(): VNode {
  const state = connection.value;
  const isWaiting = state.status === 'lost';
  return (
    <div class="page-actions">
      <button type="button" class="piece" aria-disabled={!isWaiting} onClick={retryNow}>
        {say.reaching.tryNow}
      </button>
      <p class="soft">
        {isWaiting
          ? say.reaching.again(Math.max(1, secondsLeft(state.retryAt, clock.value)))
          : say.reaching.now}
      </p>
    </div>
  );
}
