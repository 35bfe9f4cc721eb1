import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Contact } from '../panels/contact.tsx';
import { PlainPage } from './not-found-page.tsx';

/** What is stored of whoever plays, for how long, and who can be asked. */
export function PrivacyPage(): VNode {
  const { title, lead, parts, contact } = say.privacy;
  return (
    <PlainPage title={title} isText={true}>
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
    </PlainPage>
  );
}
