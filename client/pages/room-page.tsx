import { computed, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { RoomView } from '../../engine/protocol/server-message.ts';
import { CLOSE } from '../../engine/protocol/version.ts';
import { say } from '../i18n/sentences.ts';
import { readRoom } from '../net/api.ts';
import { connect, connection, disconnect } from '../net/connection.ts';
import { Announcer } from '../panels/announcer.tsx';
import { ChatAnnouncer } from '../panels/chat-announcer.tsx';
import { LostBar } from '../panels/lost-bar.tsx';
import { pageOf } from '../parts/part-page.tsx';
import { runSoon } from '../parts/run-soon.ts';
import { beginsWithBots } from '../state/bots.ts';
import { carriedLink, pickUpLink, putLinkAway } from '../state/carried-link.ts';
import { keepTime } from '../state/clock.ts';
import { countedInstants } from '../state/counted-instants.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { followOffline } from '../state/quiet.ts';
import { game, isMovedAway, room } from '../state/room-state.ts';
import { keepSeals } from '../state/seals.ts';
import { tabKeep } from '../state/storage.ts';
import { underWay } from '../state/under-way.ts';
import { followWidth } from '../state/wide.ts';
import type { Trouble } from './no-room-page.tsx';
import { PlainPage } from './not-found-page.tsx';
import {
  closedPart,
  movedAwayPart,
  noRoomPart,
  overPart,
  privatePart,
  tablePart,
  takeOverPart,
  warmRoom,
} from './room-parts.ts';
import { VisitorPage } from './visitor-page.tsx';
import { WaitingPage } from './waiting-page.tsx';

const ClosedPage = pageOf(closedPart);
const MovedAwayPage = pageOf(movedAwayPart);
const NoRoomPage = pageOf(noRoomPart);
const OverPage = pageOf(overPart);
const PrivatePage = pageOf(privatePart);
const TablePage = pageOf(tablePart);
const TakeOverPage = pageOf(takeOverPart);

/** All that seconds are counted to or from on the page, by this device's clock. */
const counted = computed(() => {
  const state = connection.value;
  return state.status === 'lost' ? [...countedInstants.value, state.retryAt] : countedInstants.value;
});

/** A room, whatever it is up to: waiting, playing or over, for who sits in it, watches it, or just came. */
export function RoomPage({ id }: { readonly id: string }): VNode {
  const location = useLocation();
  const trouble = useSignal<Trouble | null>(null);
  const isStuck = useSignal(false);
  const isToldMoved = useSignal(false);
  const isWatching = useSignal(tabKeep.get(watchKey(id)) !== null);

  useEffect(() => {
    let isOpen = true;
    const pickUp = (): void => pickUpLink(id);
    pickUp();
    globalThis.addEventListener('hashchange', pickUp);
    connect(id);
    // The socket cannot tell why it is refused; this can.
    void readRoom(id).then((read) => {
      if (!isOpen) return;
      trouble.value = troubleOf(read);
      if (trouble.value === 'unknown') disconnect();
    });
    const stops = [
      keepTime(counted),
      keepSeals(),
      runSoon(async () => (await import('../alerts/follow-table.ts')).followTable),
      runSoon(async () => (await import('../state/own-rooms.ts')).keepOwnRoom),
      followWidth(),
      followOffline(),
    ];
    return () => {
      isOpen = false;
      globalThis.removeEventListener('hashchange', pickUp);
      for (const stop of stops) stop();
      // Another room must not come up with it.
      closeDialog();
      disconnect();
    };
  }, [id]);

  const named = room.value?.id;
  useEffect(() => {
    // A code without its dashes is the same room: what this tab keeps of it goes by its one address.
    if (named !== undefined && named !== id) location.route(`/r/${named}`, true);
  }, [named]);

  const { status } = connection.value;
  useEffect(() => {
    // An attempt in vain is followed by others: what is said of it stays meanwhile.
    if (status === 'lost') isStuck.value = true;
    else if (status === 'live') isStuck.value = false;
  }, [status]);

  const isKnown = named !== undefined;
  useEffect(() => (isKnown ? warmRoom() : undefined), [isKnown]);

  const link = carriedLink.value;
  useEffect(() => {
    // Who is in needs no invite: it stays good for somebody else.
    if (named !== undefined && link?.kind === 'invite') putLinkAway(id);
  }, [named, link]);

  if (link?.kind === 'move') return <TakeOverPage key={link.token} id={id} token={link.token} />;
  if (trouble.value === 'unknown') return <NoRoomPage why="unknown" />;
  const state = connection.value;
  if (state.status === 'closed' && state.code === CLOSE.uninvited) return <PrivatePage id={id} link={link} />;
  if (state.status === 'closed') return <ClosedPage code={state.code} />;
  const current = room.value;
  // A room that may not even be there is not a lost connection.
  if (current === null) {
    if (trouble.value !== null && isStuck.value) return <NoRoomPage why={trouble.value} />;
    return <PlainPage title={say.links.opening} />;
  }

  const watch = (): void => {
    tabKeep.set(watchKey(id), 'yes');
    isWatching.value = true;
  };
  if (isMovedAway.value && !isToldMoved.value) {
    return (
      <MovedAwayPage
        onWatch={() => {
          isToldMoved.value = true;
          watch();
        }}
      />
    );
  }
  const isVisitor = current.you === null && !isWatching.value;
  return (
    <>
      {page(current, isVisitor, watch)}
      <LostBar />
      <Announcer isQuiet={isVisitor} />
      <ChatAnnouncer />
    </>
  );
}

function page(current: RoomView, isVisitor: boolean, watch: () => void): VNode {
  if (game.value?.phase === 'over') return <OverPage />;
  if (isVisitor) return <VisitorPage onWatch={watch} />;
  if (game.value !== null) return <TablePage />;
  // It takes a moment only, in which nobody needs a link.
  if (beginsWithBots(current, underWay.value)) return <PlainPage title={say.bots.beginning} />;
  return <WaitingPage />;
}

/** What stands in the way where a room does not open, by what the server says of it. */
function troubleOf(read: Awaited<ReturnType<typeof readRoom>>): Trouble {
  if (read.ok) return 'blocked';
  if (read.error.status === 404) return 'unknown';
  return read.error.status === 0 ? 'offline' : 'unanswered';
}

const watchKey = (id: string) => `watching.${id}` as const;
