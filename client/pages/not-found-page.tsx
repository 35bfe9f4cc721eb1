import type { ComponentChildren, VNode } from 'preact';
import { BrandMark } from '../panels/brand-mark.tsx';
import { JoinForm } from '../panels/join-form.tsx';
import { StartPageLink } from './start-page-link.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

export function NotFoundPage(): VNode {
  return (
    <PlainPage title="There is no page here">
      <p>The link may have a typing error. Rooms are found by their own link or code.</p>
      <JoinForm />
      <StartPageLink />
    </PlainPage>
  );
}

interface PlainPageProps {
  readonly title: string;
  /** It is read from top to bottom. */
  readonly isText?: boolean;
  readonly children?: ComponentChildren;
}

/** A page that says one thing and what can be done now, or a text. */
export function PlainPage({ title, isText = false, children }: PlainPageProps): VNode {
  useTitle(title);
  useFocusOnHeading();
  return (
    <div class="page">
      <header class="page-head">
        <BrandMark />
      </header>
      <main class={isText ? 'plain-text' : 'page-centre'}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
