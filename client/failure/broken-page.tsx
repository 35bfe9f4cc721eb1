import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { PlainPage } from '../pages/not-found-page.tsx';
import { StartPageLink } from '../pages/start-page-link.tsx';
import { ReloadButton } from '../parts/lost-ways.tsx';

/** In the place of a page of which a component has failed. What it keeps of a game outlasts it. */
export function BrokenPage(): VNode {
  const { title, safe } = say.failure;
  return (
    <PlainPage title={title}>
      <p>{safe}</p>
      <div class="page-actions">
        <ReloadButton isMain={true} />
        <StartPageLink />
      </div>
    </PlainPage>
  );
}
