import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { BrandMark } from '../panels/brand-mark.tsx';
import { Contact } from '../panels/contact.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

/** What is stored of whoever plays, for how long, and who can be asked. */
export function PrivacyPage(): VNode {
  const { title, lead, parts, contact } = say.privacy;
  useTitle(title);
  useFocusOnHeading();
  return (
    <div class="page">
      <header class="page-head">
        <BrandMark />
      </header>
      <main class="plain-text">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.text.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <section>
          <h2>{contact}</h2>
          <Contact />
        </section>
        <a class="piece quiet" href="/">
          {say.privacy.start}
        </a>
      </main>
    </div>
  );
}
