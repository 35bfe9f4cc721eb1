import chatIcon from 'lucide-static/icons/message-circle.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { hasUnread } from '../state/chat.ts';
import { showDialog } from '../state/open-dialog.ts';
import { Icon } from './icon.tsx';

/** Opens the chat where it is not beside the board, and shows that there is something new in it. */
export function ChatButton(): VNode {
  const label = hasUnread.value ? say.chat.openUnread : say.chat.open;
  return (
    <button
      type="button"
      class="icon-button chat-button"
      aria-label={label}
      title={label}
      onClick={() => showDialog('chat')}
    >
      <Icon svg={chatIcon} />
      {hasUnread.value && <span class="unread-dot" />}
    </button>
  );
}
