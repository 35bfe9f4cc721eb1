import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import { say } from '../i18n/sentences.ts';
import { offerSeat } from '../net/links.ts';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { roomLink } from '../panels/room-link.ts';
import { TokenLink } from '../panels/token-link.tsx';
import { closeDialog } from '../state/open-dialog.ts';
import { room } from '../state/room-state.ts';
import { Dialog } from './dialog.tsx';

/** A link by which the viewer's other device takes the seat over. */
export function MoveSeatDialog(): VNode | null {
  const token = useSignal<string | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isBusy = useSignal(false);
  const current = room.value;
  if (current === null || current.you === null) return null;
  const words = say.seatMove;

  const make = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const made = await offerSeat(current.id);
    isBusy.value = false;
    problem.value = made.ok ? null : made.error;
    if (made.ok) token.value = made.value.token;
  };

  return (
    <Dialog title={words.move.title} lead={words.move.text} onClose={closeDialog}>
      {token.value !== null && (
        <TokenLink
          link={roomLink(current.id, { kind: 'move', token: token.value })}
          title={current.name || 'Crosstile'}
          name={words.moveLink}
          qrName={words.moveQr}
          note={words.moveNote}
        />
      )}
      <ProblemNotice problem={problem.value} />
      {/* It stays where it is, or the focus would go with it. */}
      <button
        type="button"
        class={token.value === null ? 'piece' : 'piece quiet'}
        aria-disabled={isBusy.value}
        onClick={make}
      >
        {token.value === null ? words.move.button : words.moveAgain}
      </button>
    </Dialog>
  );
}
