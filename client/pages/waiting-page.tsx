import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import type { RoomView } from '../../engine/protocol/server-message.ts';
import { PictureBoard } from '../board/picture-board.tsx';
import { leaveSeat, pending, startGame } from '../commands.ts';
import { RoomDialogs } from '../dialogs/room-dialogs.tsx';
import { say } from '../i18n/sentences.ts';
import { takeSeat } from '../net/api.ts';
import { retryNow } from '../net/connection.ts';
import { DeletionBar } from '../panels/deletion-bar.tsx';
import { Invites } from '../panels/invites.tsx';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { QrCode } from '../panels/qr-code.tsx';
import { roomLink } from '../panels/room-link.ts';
import { RoomToast } from '../panels/room-toast.tsx';
import { RulesInShort } from '../panels/rules-in-short.tsx';
import { SealedDraw } from '../panels/sealed-draw.tsx';
import { SeatList } from '../panels/seat-list.tsx';
import { ShareLink } from '../panels/share-link.tsx';
import { board, layout, tileSet } from '../state/equipment.ts';
import { friendlyName } from '../state/names.ts';
import { context } from '../state/people.ts';
import { presence, room } from '../state/room-state.ts';
import { type Seating, seatingOf } from '../state/seating.ts';
import { RoomHead } from './room-head.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

/** The room before its game: the link, who is there, what is played. */
export function WaitingPage(): VNode | null {
  const current = room.value;
  const seating = current === null ? null : seatingOf(current, presence.value);
  const said = seating === null ? null : say.waiting(seating, context.value);
  useTitle(
    seating === null || seating.open > 0 ? 'Waiting for players' : (said?.text.replace(/\.$/, '') ?? ''),
  );
  useFocusOnHeading();
  if (current === null || seating === null) return null;
  const { open } = seating;
  const link = roomLink(current.id);
  return (
    <div class="page">
      <RoomHead />
      <main class="waiting" data-phase="waiting">
        <div class="waiting-body">
          <DeletionBar />
          {current.name !== '' && <p class="soft">{current.name}</p>}
          <h1 tabIndex={-1} aria-live="polite">
            {said?.text}
          </h1>
          {said?.safe && <p class="soft">{said.safe}</p>}
          {open > 0 && !current.private && (
            <ShareLink link={link} title={current.name || 'Crosstile'} isMain={!seating.mayStart}>
              {seating.mayArrange && seating.seats > 2 && <StartButton mayStart={seating.mayStart} />}
            </ShareLink>
          )}
          {open > 0 && current.private && <PrivateWay current={current} seating={seating} />}
          {open > 0 && current.you === null && <SitDown id={current.id} />}
          <div class="waiting-facts">
            {open > 0 && !current.private && (
              <div class="qr-card">
                <QrCode text={link} label="The link as a QR code" />
                or let them scan it
              </div>
            )}
            <div class="page-form">
              <SeatList />
              <RulesInShort />
              {current.you !== null && (
                <button type="button" class="text-button" onClick={leaveSeat}>
                  Leave your seat
                </button>
              )}
            </div>
          </div>
          <SealedDraw />
        </div>
        <div class="waiting-board">
          <PictureBoard layout={layout.value} tileSet={tileSet.value} board={board.value} />
        </div>
        <RoomToast />
      </main>
      <RoomDialogs />
    </div>
  );
}

/** Into a private room: the host's invites. */
function PrivateWay({ current, seating }: { readonly current: RoomView; readonly seating: Seating }): VNode {
  if (current.invites === null) return <p class="soft">{say.links.hostInvites}</p>;
  return (
    <>
      <Invites room={current.id} title={current.name || 'Crosstile'} />
      {seating.mayArrange && seating.seats > 2 && <StartButton mayStart={seating.mayStart} />}
    </>
  );
}

/** The host's, in its place before it can be pressed, so that nothing moves when the second player comes. */
function StartButton({ mayStart }: { readonly mayStart: boolean }): VNode {
  const isReady = mayStart && pending.value !== 'start';
  return (
    <button
      type="button"
      class={mayStart ? 'piece' : 'piece quiet'}
      aria-disabled={!isReady}
      onClick={() => isReady && startGame()}
    >
      Start the game
    </button>
  );
}

function SitDown({ id }: { readonly id: string }): VNode {
  const problem = useSignal<Problem | null>(null);
  const sit = async (): Promise<void> => {
    const seated = await takeSeat(id, friendlyName());
    problem.value = seated.ok ? null : seated.error;
    if (seated.ok) retryNow();
  };
  return (
    <div class="page-actions">
      <button type="button" class="piece quiet" onClick={sit}>
        Take this seat
      </button>
      <ProblemNotice problem={problem.value} />
    </div>
  );
}
