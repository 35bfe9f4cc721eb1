import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { ClaimKind } from '../../engine/game/claims.ts';
import { askFor } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { type AbsenceNow, absenceNow, mayClaim } from '../state/absence.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { consenting, openRequest } from '../state/requests.ts';
import { game, presence } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** What can be claimed of a seat that is gone, and what each claim means (rule R3). */
export function ClaimDialog(): VNode {
  const now = absenceNow.value;
  // Of this seat and no later one: meanwhile it may have come back and played.
  const against = useSignal(absenceNow.peek()?.seat);
  if (now === null || now.seat !== against.value || now.ready.length === 0 || !mayClaim.value) {
    return <TooLate />;
  }
  return (
    <Dialog
      title={`${say.nameAt(context.value.names, now.seat)} is gone`}
      lead={say.absence(now, true, context.value).text}
      onClose={closeDialog}
    >
      {now.ready.map((kind, index) => (
        <Claim key={kind} kind={kind} now={now} isMain={index === 0} />
      ))}
      <button type="button" class="text-button" onClick={closeDialog}>
        Wait
      </button>
    </Dialog>
  );
}

interface ClaimProps {
  readonly kind: ClaimKind;
  readonly now: AbsenceNow;
  readonly isMain: boolean;
}

function Claim({ kind, now: { seat }, isMain }: ClaimProps): VNode | null {
  const current = game.value;
  if (current === null) return null;
  const want = { kind, against: seat };
  const others = consenting(current, want, context.value.you, presence.value);
  const send = (): void => {
    if (openRequest.peek() !== null) return;
    askFor(want);
    closeDialog();
  };
  return (
    <div class="claim">
      <p class="sheet-text">{say.claim(kind, seat, others, context.value)}</p>
      <div class="sheet-actions">
        <button type="button" class={isMain ? 'piece' : 'piece quiet'} onClick={send}>
          {say.claimButtons[kind](say.nameAt(context.value.names, seat))}
        </button>
      </div>
    </div>
  );
}

function TooLate(): VNode {
  return (
    <Dialog
      title="Nothing to claim"
      lead="Meanwhile this has changed. The game goes on."
      onClose={closeDialog}
    >
      <div class="sheet-actions">
        <button type="button" class="piece" onClick={closeDialog}>
          Go on
        </button>
      </div>
    </Dialog>
  );
}
