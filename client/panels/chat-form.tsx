import sendIcon from 'lucide-static/icons/send.svg?raw';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { MAX_RAW_LINE, MAX_RAW_NAME } from '../../engine/protocol/limits.ts';
import { cleanName } from '../../engine/protocol/names.ts';
import { dismissRefusal, isUnderWay, refusal } from '../commands.ts';
import { sentenceFor } from '../i18n/refusal-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { connection } from '../net/connection.ts';
import { chatText, house, nameWatcher, watcherName, writeLine } from '../state/chat.ts';
import { context } from '../state/people.ts';
import { room } from '../state/room-state.ts';
import { sayLine, sayPhrase } from '../talk-commands.ts';
import { Icon } from './icon.tsx';
import { fitting } from './short-field.tsx';

/** Where a line is written; or why none can be. */
export function ChatForm(): VNode {
  const problemId = useId();
  const now = house.value;
  if (now?.chatClosed) return <p class="chat-note soft">{say.chat.closed}</p>;
  if (now?.muted) return <p class="chat-note soft">{say.chat.muted}</p>;
  const isSending = isUnderWay('say');
  const problem = problemText();
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending) sayLine(chatText.peek(), ownName());
  };
  return (
    <form class="chat-form" onSubmit={submit}>
      {room.value?.you === null && <NameField />}
      <div class="chat-write">
        <input
          class="field"
          aria-label={say.chat.field}
          aria-invalid={problem !== ''}
          aria-describedby={problemId}
          placeholder={say.chat.placeholder}
          autocomplete="off"
          enterkeyhint="send"
          maxLength={MAX_RAW_LINE}
          readOnly={isSending}
          value={chatText.value}
          onInput={(event) => {
            if (problem !== '') dismissRefusal();
            writeLine(event.currentTarget.value);
          }}
        />
        <button type="submit" class="icon-button" aria-label={say.chat.send} aria-disabled={isSending}>
          <Icon svg={sendIcon} />
        </button>
      </div>
      <Phrases isSending={isSending} />
      <p class="chat-note" id={problemId} role="status">
        {isSending && connection.value.status !== 'live' ? say.chat.waits : problem}
      </p>
    </form>
  );
}

/** Usual lines, each sent by its press. */
function Phrases({ isSending }: { readonly isSending: boolean }): VNode {
  return (
    // Styled lists lose their role in some browsers, so it is said.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul class="phrases" role="list" aria-label={say.chat.phrasesTitle}>
      {say.chat.phrases.map((phrase) => (
        <li key={phrase}>
          <button
            type="button"
            class="phrase"
            aria-disabled={isSending}
            onClick={() => !isSending && sayPhrase(phrase, ownName())}
          >
            {phrase}
          </button>
        </li>
      ))}
    </ul>
  );
}

function NameField(): VNode {
  const { watcher = null } = house.value ?? {};
  return (
    <input
      class="field chat-name"
      aria-label={say.chat.nameField}
      placeholder={watcher === null ? say.chat.nameField : say.chat.guest(watcher)}
      autocomplete="nickname"
      maxLength={MAX_RAW_NAME}
      value={watcherName.value}
      onInput={(event) => {
        if (!event.isComposing) nameWatcher(fitting(event.currentTarget.value, cleanName));
      }}
      onCompositionEnd={(event) => nameWatcher(fitting(event.currentTarget.value, cleanName))}
    />
  );
}

/** The name that a watcher gave; nothing to see is none. */
const ownName = (): string | undefined =>
  room.peek()?.you === null && cleanName(watcherName.peek()).ok ? watcherName.peek() : undefined;

function problemText(): string {
  const error = refusal.value;
  return error?.code.startsWith('chat/') ? sentenceFor(error, context.value).text : '';
}
