import type { VNode } from 'preact';
import { pass } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** Asks once more before a turn is given away. */
export function PassDialog(): VNode {
  const ruleset = room.value?.ruleset;
  const send = (): void => {
    pass();
    closeDialog();
  };
  return (
    <Dialog title="Pass this turn?" lead="You score nothing and keep your tiles." onClose={closeDialog}>
      {ruleset && <p class="sheet-text">{say.rules(ruleset).scoreless}</p>}
      <div class="sheet-actions">
        <button type="button" class="piece" onClick={send}>
          Pass this turn
        </button>
        <button type="button" class="piece quiet" onClick={closeDialog}>
          Keep playing
        </button>
      </div>
    </Dialog>
  );
}
