import type { VNode } from 'preact';
import { pending, takeBackSeat } from '../commands.ts';
import { say } from '../i18n/sentences.ts';

/** Instead of the buttons, while a computer plays for the viewer: who does, and the seat back at a press. */
export function StandInBar({ name }: { readonly name: string }): VNode {
  const isBusy = pending.value !== null;
  return (
    <section class="actions stand-in">
      <p role="status">{say.bots.playsForYou(name)}</p>
      <button type="button" class="piece" aria-disabled={isBusy} onClick={() => !isBusy && takeBackSeat()}>
        {say.bots.takeBack}
      </button>
    </section>
  );
}
