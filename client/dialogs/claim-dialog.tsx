import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Seat } from '../../engine/base/units.ts';
import type { Want } from '../../engine/protocol/want.ts';
import { askFor } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { absenceNow, mayClaim } from '../state/absence.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { attending, consenting } from '../state/requests.ts';
import { game } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** What can be claimed of a seat that is gone, and what each claim means (rule R3). */
export function ClaimDialog(): VNode {
  const now = absenceNow.value;
  // Of this seat and no later one: meanwhile it may have come back and played.
  const against = useSignal(absenceNow.peek()?.seat);
  if (now === null || now.seat !== against.value || now.ready.length === 0 || !mayClaim.value) {
    return <TooLate />;
  }
  const name = say.nameAt(context.value.names, now.seat);
  const [first, ...others] = now.ready;
  const consent = first ? say.consent(consentTo({ kind: first, against: now.seat }), context.value) : '';
  return (
    <Dialog
      title={first && others.length === 0 ? `${say.claimButtons[first](name)}?` : `${name} is gone`}
      lead={`${say.absence(now, true, context.value).text} ${consent}`.trimEnd()}
      onClose={closeDialog}
    >
      {now.ready.map((kind) => (
        <p key={kind} class="sheet-text">
          {others.length > 0 && <b>{say.claimButtons[kind](name)}: </b>}
          {say.claim(kind, now.seat, context.value)}
        </p>
      ))}
      <div class="sheet-actions">
        {now.ready.map((kind) => (
          <button
            key={kind}
            type="button"
            class={kind === first ? 'piece' : 'piece quiet'}
            onClick={() => claim({ kind, against: now.seat })}
          >
            {say.claimButtons[kind](name)}
          </button>
        ))}
        <button type="button" class="piece quiet" onClick={closeDialog}>
          Wait
        </button>
      </div>
    </Dialog>
  );
}

function claim(want: Want): void {
  askFor(want);
  closeDialog();
}

const consentTo = (want: Want): readonly Seat[] =>
  game.value === null ? [] : consenting(game.value, want, context.value.you, attending.value);

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
