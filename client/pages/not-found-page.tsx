import type { ComponentChildren, VNode } from 'preact';
import { BrandMark } from '../panels/brand-mark.tsx';
import { JoinForm } from '../panels/join-form.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

export function NotFoundPage(): VNode {
  return (
    <PlainPage title="There is no page here">
      <p>The link may have a typing error. Rooms are found by their own link or code.</p>
      <JoinForm />
      <a class="piece quiet" href="/">
        Start page
      </a>
    </PlainPage>
  );
}

/** A page that says one thing and what can be done now. */
export function PlainPage({
  title,
  children,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
}): VNode {
  useTitle(title);
  useFocusOnHeading();
  return (
    <div class="page">
      <header class="page-head">
        <BrandMark />
      </header>
      <main class="page-centre">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
