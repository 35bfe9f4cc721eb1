import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { connection } from '../net/connection.ts';
import { chatOff, house, turnChatOff } from '../state/chat.ts';
import { showDialog } from '../state/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLines } from './chat-lines.tsx';
import { noChatText } from './no-chat.ts';

/** The chat beside the board. */
export function Chat(): VNode {
  return (
    <section class="chat" aria-label={say.chat.title}>
      <h2 class="side-title">
        {say.chat.title} <span>{audienceNote()}</span>
      </h2>
      <ChatBody />
    </section>
  );
}

/** What was said and what can be, or why none of it is here. */
export function ChatBody(): VNode {
  const none = noChatText(chatOff.value, connection.value.status);
  return (
    <>
      {none === null ? (
        <>
          <ChatLines />
          <ChatForm />
        </>
      ) : (
        <p class="chat-none soft">{none}</p>
      )}
      <div class="chat-foot">
        {house.value?.host && (
          <button type="button" class="text-button" onClick={() => showDialog('people')}>
            {say.chat.people.title}
          </button>
        )}
        <button type="button" class="text-button" onClick={() => turnChatOff(!chatOff.peek())}>
          {chatOff.value ? say.chat.show : say.chat.hide}
        </button>
        <button type="button" class="text-button" onClick={() => showDialog('report')}>
          {say.chat.report.button}
        </button>
      </div>
    </>
  );
}

/** Who reads what is written now, where that is not everybody. */
export function audienceNote(): string {
  const current = room.value;
  return current?.you === null && current.phase === 'playing' ? say.chat.watchersOnly : '';
}
