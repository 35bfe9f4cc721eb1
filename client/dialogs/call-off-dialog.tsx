import type { VNode } from 'preact';
import { askFor } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { mayResign } from '../state/in-play.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { attending, consenting, isAlone, openRequest } from '../state/requests.ts';
import { game } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

const ABORT = { kind: 'abort' } as const;

/** What it takes to call the game off, before it is done or asked for (rule E7). */
export function CallOffDialog(): VNode | null {
  const now = game.value;
  if (now === null || !mayResign.value) return null;
  const others = consenting(now, ABORT, context.value.you, attending.value);
  const said = say.callOff(isAlone.value, others, context.value);
  const isBusy = openRequest.value !== null;
  const send = (): void => {
    if (isBusy) return;
    askFor(ABORT);
    closeDialog();
  };
  return (
    <Dialog title="Call the game off?" lead={said.text} onClose={closeDialog}>
      {isBusy && <p class="sheet-text">Another question is open. It has to be answered first.</p>}
      <div class="sheet-actions">
        <button type="button" class="piece" aria-disabled={isBusy} onClick={send}>
          {said.button}
        </button>
        <button type="button" class="piece quiet" onClick={closeDialog}>
          Keep playing
        </button>
      </div>
    </Dialog>
  );
}
