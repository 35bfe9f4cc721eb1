import type { VNode } from 'preact';
import { CLOSE } from '../../engine/protocol/version.ts';
import { say } from '../i18n/sentences.ts';
import { reconnect, retryNow } from '../net/connection.ts';
import { ReloadButton } from '../parts/lost-ways.tsx';
import { steps } from '../state/room-state.ts';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';

/** Why the room no longer speaks to this page, and what can be done. */
export function ClosedPage({ code }: { readonly code: number }): VNode {
  switch (code) {
    case CLOSE.gone:
      if (isDeletedByAll()) {
        return (
          <PlainPage title={say.deletion.deleted.title}>
            <p>{say.deletion.deleted.text}</p>
            <StartPageLink isMain={true} />
          </PlainPage>
        );
      }
      return (
        <PlainPage title={say.deletion.gone.title}>
          <p>{say.deletion.gone.text}</p>
          <StartPageLink isMain={true} />
        </PlainPage>
      );
    case CLOSE.removed:
      return (
        <PlainPage title={say.chat.removed.text}>
          <p>{say.chat.removed.safe}</p>
          <StartPageLink isMain={true} />
        </PlainPage>
      );
    case CLOSE.locked:
      return (
        <PlainPage title={say.chat.locked.text}>
          <p>{say.chat.locked.safe}</p>
          <div class="page-actions">
            <button type="button" class="piece" onClick={retryNow}>
              {say.chat.locked.again}
            </button>
            <StartPageLink />
          </div>
        </PlainPage>
      );
    case CLOSE.replaced:
      return (
        <PlainPage title={say.closed.replaced.title}>
          <p>{say.closed.replaced.text}</p>
          <div class="page-actions">
            <button type="button" class="piece" onClick={reconnect}>
              {say.closed.replaced.button}
            </button>
            <StartPageLink />
          </div>
        </PlainPage>
      );
    case CLOSE.versionSkew:
      return (
        <PlainPage title={say.closed.skew.title}>
          <p>{say.closed.skew.text}</p>
          <ReloadButton isMain={true} />
        </PlainPage>
      );
    default:
      return (
        <PlainPage title={say.closed.other.title}>
          <p>{say.closed.other.text}</p>
          <div class="page-actions">
            <ReloadButton isMain={true} />
            <StartPageLink />
          </div>
        </PlainPage>
      );
  }
}

/** Whether the last that the room told was that all agreed to its end. */
const isDeletedByAll = (): boolean =>
  steps.value.at(-1)?.events.some(({ type }) => type === 'roomDeleted') ?? false;
