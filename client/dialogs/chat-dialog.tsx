import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { audienceNote, ChatBody } from '../panels/chat.tsx';
import { ChatAnnouncer } from '../panels/chat-announcer.tsx';
import { closeDialog } from '../state/open-dialog.ts';
import { Dialog } from './dialog.tsx';

/** The chat where there is no room for it beside the board. */
export function ChatDialog(): VNode {
  return (
    <Dialog title={say.chat.title} lead={audienceNote()} onClose={closeDialog}>
      <div class="chat chat-sheet">
        <ChatBody />
      </div>
      {/* The page's own is shut off by the dialog. */}
      <ChatAnnouncer />
    </Dialog>
  );
}
