import type { VNode } from 'preact';
import { askFor } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { askedToDelete, openRequest } from '../state/requests.ts';
import { room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** What it takes to delete the room, and what is gone then, before it is done or asked for (rule R7). */
export function DeleteRoomDialog(): VNode | null {
  const current = room.value;
  if (current === null || current.you === null) return null;
  const keep = (
    <button type="button" class="piece quiet" onClick={closeDialog}>
      {say.deletion.keepRoom}
    </button>
  );
  if (current.phase === 'playing') {
    return (
      <Dialog title={say.deletion.title} lead={say.deletion.deleteLater} onClose={closeDialog}>
        <div class="sheet-actions">{keep}</div>
      </Dialog>
    );
  }
  const said = say.deletion.deleteRoom(askedToDelete(current.you), context.value);
  const isBusy = openRequest.value !== null;
  const send = (): void => {
    if (isBusy) return;
    askFor({ kind: 'delete' });
    closeDialog();
  };
  return (
    <Dialog title={said.title} lead={said.text} onClose={closeDialog}>
      {isBusy && <p class="sheet-text">{say.deletion.questionOpen}</p>}
      <div class="sheet-actions">
        <button type="button" class="piece" aria-disabled={isBusy} onClick={send}>
          {said.button}
        </button>
        {keep}
      </div>
    </Dialog>
  );
}
