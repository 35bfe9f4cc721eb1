import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { PlainPage } from '../pages/not-found-page.tsx';
import { StartPageLink } from '../pages/start-page-link.tsx';
import { LostWays } from './lost-ways.tsx';
import type { Part } from './part.ts';

/** A page of this part: an empty one until it is here, at once where it is, and a way on where it did not come. */
export function pageOf<Props extends object>(part: Part<Props>): ComponentType<Props> {
  return (props: Props): VNode => {
    useEffect(() => void part.fetch(), []);
    const now = part.here.value;
    if (now !== null) return <now.Show {...props} />;
    return part.isLost.value ? <LostPage onAgain={part.fetch} /> : <main class="page" />;
  };
}

function LostPage({ onAgain }: { readonly onAgain: () => Promise<void> }): VNode {
  return (
    <PlainPage title={say.partLost.title}>
      <p role="alert">{say.partLost.text}</p>
      <div class="page-actions">
        <LostWays onAgain={onAgain} />
        <StartPageLink />
      </div>
    </PlainPage>
  );
}
