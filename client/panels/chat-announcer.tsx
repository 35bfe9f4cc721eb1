import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { chatOff, heard } from '../state/chat.ts';

/** Reads aloud what somebody else has just said, to who wants chat. */
export function ChatAnnouncer(): VNode {
  const line = chatOff.value ? null : heard.value;
  return (
    <p class="unseen-text" aria-live="polite">
      {line && <span key={line.id}>{say.chat.aloud(line)}</span>}
    </p>
  );
}
