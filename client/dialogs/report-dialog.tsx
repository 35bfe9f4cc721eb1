import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Contact } from '../panels/contact.tsx';
import { house } from '../state/chat.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** What can be done about somebody in the room, and who else can be told. */
export function ReportDialog(): VNode {
  const { report } = say.chat;
  return (
    <Dialog title={report.title} lead={report.lead} isText={true} onClose={closeDialog}>
      <p class="sheet-text">{house.value?.host ? report.host : report.guest}</p>
      <Contact room={room.value?.id} />
      <p class="sheet-text">
        <a href="/privacy" target="_blank" rel="noopener">
          {report.privacy}
        </a>
      </p>
    </Dialog>
  );
}
