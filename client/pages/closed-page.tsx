import type { VNode } from 'preact';
import { CLOSE } from '../../engine/protocol/version.ts';
import { say } from '../i18n/sentences.ts';
import { reconnect, retryNow } from '../net/connection.ts';
import { steps } from '../state/room-state.ts';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';

/** Why the room no longer speaks to this page, and what can be done. */
export function ClosedPage({ code }: { readonly code: number }): VNode {
  switch (code) {
    case CLOSE.gone:
      if (isDeletedByAll()) {
        return (
          <PlainPage title={say.links.deleted.title}>
            <p>{say.links.deleted.text}</p>
            <StartPageLink isMain={true} />
          </PlainPage>
        );
      }
      return (
        <PlainPage title={say.links.gone.title}>
          <p>{say.links.gone.text}</p>
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
          <button type="button" class="piece" onClick={retryNow}>
            {say.chat.locked.again}
          </button>
          <StartPageLink />
        </PlainPage>
      );
    case CLOSE.replaced:
      return (
        <PlainPage title="Open in another window">
          <p>Your seat is in use in another tab or window. Nothing is lost.</p>
          <button type="button" class="piece" onClick={reconnect}>
            Use it here
          </button>
        </PlainPage>
      );
    case CLOSE.versionSkew:
      return (
        <PlainPage title="A new version is ready">
          <p>This page is older than the room. Loading it again brings both together; your tiles stay.</p>
          <Reload />
        </PlainPage>
      );
    default:
      return (
        <PlainPage title="The room closed the connection">
          <p>Nothing is lost: the game is kept as it was.</p>
          <Reload />
        </PlainPage>
      );
  }
}

/** Whether the last that the room told was that all agreed to its end. */
const isDeletedByAll = (): boolean =>
  steps.value.at(-1)?.events.some(({ type }) => type === 'roomDeleted') ?? false;

function Reload(): VNode {
  return (
    <button type="button" class="piece" onClick={() => location.reload()}>
      Load the page again
    </button>
  );
}
