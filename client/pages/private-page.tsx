import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import { say } from '../i18n/sentences.ts';
import { reconnect } from '../net/connection.ts';
import { useInvite } from '../net/links.ts';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { type CarriedLink, putLinkAway } from '../state/carried-link.ts';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';

/** All that a private room shows of itself to who is not in: a press that uses an invite up, where one was brought. */
export function PrivatePage({ id, link }: { readonly id: string; readonly link: CarriedLink | null }): VNode {
  const problem = useSignal<Problem | null>(null);
  const isBusy = useSignal(false);
  const words = link === null ? say.links.uninvited : say.links.invited;

  const comeIn = async (): Promise<void> => {
    if (link === null || isBusy.value) return;
    isBusy.value = true;
    const answer = await useInvite(id, link.token);
    isBusy.value = false;
    problem.value = answer.ok ? null : answer.error;
    if (answer.ok || answer.error.code === 'link/not-valid') putLinkAway(id);
    if (answer.ok) reconnect();
  };

  return (
    <PlainPage title={words.title}>
      <p>{words.text}</p>
      <ProblemNotice problem={problem.value} link={link} />
      {link !== null && (
        <button type="button" class="piece" aria-disabled={isBusy.value} onClick={comeIn}>
          {say.links.invited.button}
        </button>
      )}
      <StartPageLink />
    </PlainPage>
  );
}
