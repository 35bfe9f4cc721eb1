import type { VNode } from 'preact';
import { pending, redeem } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { context } from '../state/people.ts';
import { leaveBlank, type Redemption } from '../state/redeeming.ts';
import { Dialog } from './dialog.tsx';

/** Whether a blank on the board shall be taken for the tile that it stands for (rule W5). */
export function RedeemDialog({ redemption }: { readonly redemption: Redemption }): VNode {
  const said = say.redeeming(redemption, context.value);
  const send = (): void => {
    if (pending.peek() !== null) return;
    redeem(redemption.square);
    leaveBlank();
  };
  return (
    <Dialog title={said.title} lead={said.text} onClose={leaveBlank}>
      {said.safe && <p class="sheet-text">{said.safe}</p>}
      <div class="sheet-actions">
        <button type="button" class="piece" aria-disabled={pending.value !== null} onClick={send}>
          {said.button}
        </button>
        <button type="button" class="piece quiet" onClick={leaveBlank}>
          Leave it there
        </button>
      </div>
    </Dialog>
  );
}
