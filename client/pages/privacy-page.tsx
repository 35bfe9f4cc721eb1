import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Contact } from '../panels/contact.tsx';
import { DEVICE_NAMES, TAB_NAMES } from '../state/storage.ts';
import { PlainPage } from './not-found-page.tsx';

/** What is stored of whoever plays, for how long, and who can be asked. */
export function PrivacyPage(): VNode {
  const { title, lead, cookie, device, tab, parts, contact } = say.privacy;
  return (
    <PlainPage title={title} isText={true}>
      <p>{lead}</p>
      <Part {...cookie} />
      <Part {...device} list={DEVICE_NAMES.map((name) => device.kept[name])} />
      <Part {...tab} list={TAB_NAMES.map((name) => tab.kept[name])} />
      {parts.map((part) => (
        <Part key={part.title} {...part} />
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

interface PartProps {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
}

function Part({ title, text, list = [] }: PartProps): VNode {
  return (
    <section>
      <h2>{title}</h2>
      {text.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {list.length > 0 && (
        <ul class="plain-list">
          {list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
