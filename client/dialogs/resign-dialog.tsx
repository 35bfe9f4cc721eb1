import type { VNode } from 'preact';
import { resign } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { mayResign } from '../state/in-play.ts';
import { closeDialog, showDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { game } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** Asks once more before somebody leaves the game, and says what becomes of it (rule R2). */
export function ResignDialog(): VNode | null {
  const now = game.value;
  const { you } = context.value;
  if (now === null || you === null || !mayResign.value) return null;
  const send = (): void => {
    resign();
    closeDialog();
  };
  return (
    <Dialog title="Resign this game?" lead={say.resigning(now, context.value)} onClose={closeDialog}>
      <div class="sheet-actions">
        <button type="button" class="piece" onClick={send}>
          Resign
        </button>
        <button type="button" class="piece quiet" onClick={closeDialog}>
          Keep playing
        </button>
      </div>
      <button type="button" class="text-button" onClick={() => showDialog('callOff')}>
        Call the game off instead
      </button>
    </Dialog>
  );
}
