import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ChatLine } from '../../engine/protocol/talk-view.ts';
import { say } from '../i18n/sentences.ts';
import { chatLines, chatSeen } from '../state/chat.ts';
import { room } from '../state/room-state.ts';

/** So near its end the list follows what is said. */
const NEAR = 40;

/** What was said. */
export function ChatLines(): VNode {
  const lines = chatLines.value;
  return lines.length === 0 ? <p class="chat-none soft">{say.chat.nothing}</p> : <Lines lines={lines} />;
}

/** The newest last. Whoever reads further up is left there. */
function Lines({ lines }: { readonly lines: readonly ChatLine[] }): VNode {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const follow = (): void => {
    if (list.current && follows.current) list.current.scrollTop = list.current.scrollHeight;
  };

  useLayoutEffect(follow, [lines]);
  useEffect(chatSeen, [lines]);
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  return (
    <ol
      class="chat-lines"
      aria-label={say.chat.title}
      // Scrolled by keys too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      ref={list}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ol>
  );
}

function Line({ line }: { readonly line: ChatLine }): VNode {
  const showsAudience = line.watchersOnly && room.value?.phase !== 'playing';
  return (
    <li class={line.own ? 'chat-line own' : 'chat-line'}>
      <p class="chat-by">
        <b>
          <bdi>{say.chat.speaker(line)}</bdi>
        </b>{' '}
        <time dateTime={new Date(line.at).toISOString()}>{say.chat.time(line.at)}</time>
        {showsAudience && <span> {say.chat.watchersOnly}</span>}
      </p>
      <p class="chat-text" dir="auto">
        {line.text}
      </p>
    </li>
  );
}
