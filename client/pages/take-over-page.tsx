import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Problem } from '../../engine/protocol/api.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import { say } from '../i18n/sentences.ts';
import { reconnect } from '../net/connection.ts';
import { lookAtSeat, takeOver } from '../net/links.ts';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { putLinkAway } from '../state/carried-link.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { ClosedPage } from './closed-page.tsx';
import { PlainPage } from './not-found-page.tsx';
import { StartPageLink } from './start-page-link.tsx';

export interface TakeOverPageProps {
  readonly id: string;
  readonly token: string;
}

/** On the device that a seat is to move to: whose seat it is, and the press that takes it over. */
export function TakeOverPage({ id, token }: TakeOverPageProps): VNode {
  const name = useSignal<string | null>(null);
  const problem = useSignal<Problem | null>(null);
  const isBusy = useSignal(false);

  useEffect(() => {
    let isOpen = true;
    void lookAtSeat(id, token).then((seen) => {
      if (!isOpen) return;
      if (seen.ok) name.value = seen.value.name;
      else problem.value = seen.error;
    });
    return () => {
      isOpen = false;
    };
  }, [id, token]);

  const take = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    const taken = await takeOver(id, token);
    isBusy.value = false;
    if (taken.ok) {
      putLinkAway(id);
      reconnect();
    } else problem.value = taken.error;
  };

  if (problem.value?.code === 'room/gone') return <ClosedPage code={CLOSE.gone} />;
  if (name.value === null) {
    const isRefused = problem.value !== null;
    return (
      <PlainPage title={isRefused ? say.seatMove.noMove : say.seatMove.looking}>
        <Refused id={id} token={token} problem={problem.value} />
      </PlainPage>
    );
  }
  const words = say.seatMove.takeOver(name.value);
  return (
    <PlainPage title={words.title}>
      <p>{words.text}</p>
      <button type="button" class="piece" aria-disabled={isBusy.value} onClick={take}>
        {words.button}
      </button>
      {problem.value === null && (
        <button type="button" class="piece quiet" onClick={() => putLinkAway(id)}>
          {say.seatMove.notNow}
        </button>
      )}
      <Refused id={id} token={token} problem={problem.value} />
    </PlainPage>
  );
}

/** Why the seat is not to be had, and the way on. */
function Refused({ id, token, problem }: TakeOverPageProps & { readonly problem: Problem | null }): VNode {
  return (
    <>
      <ProblemNotice problem={problem} link={{ kind: 'move', token }} />
      {problem !== null && (
        <button type="button" class="piece quiet" onClick={() => putLinkAway(id)}>
          {say.seatMove.toRoom}
        </button>
      )}
    </>
  );
}

/** On the device that a seat has moved away from. */
export function MovedAwayPage({ onWatch }: { readonly onWatch: () => void }): VNode {
  const { title, text, button } = say.seatMove.movedAway;
  useEffect(closeDialog, []);
  return (
    <PlainPage title={title}>
      <p>{text}</p>
      <button type="button" class="piece" onClick={onWatch}>
        {button}
      </button>
      <StartPageLink />
    </PlainPage>
  );
}
