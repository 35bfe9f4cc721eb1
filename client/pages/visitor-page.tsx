import { useSignal } from '@preact/signals';
import watchIcon from 'lucide-static/icons/eye.svg?raw';
import type { TargetedSubmitEvent, VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import { cleanName } from '../../engine/protocol/names.ts';
import { PictureBoard } from '../board/picture-board.tsx';
import { RoomDialogs } from '../dialogs/room-dialogs.tsx';
import { say } from '../i18n/sentences.ts';
import { takeSeat } from '../net/api.ts';
import { retryNow } from '../net/connection.ts';
import { Icon } from '../panels/icon.tsx';
import { ProblemNotice } from '../panels/problem-notice.tsx';
import { RulesInShort } from '../panels/rules-in-short.tsx';
import { SeatList } from '../panels/seat-list.tsx';
import { ShortField } from '../panels/short-field.tsx';
import { botAt } from '../state/bots.ts';
import { board, layout, tileSet } from '../state/equipment.ts';
import { friendlyName } from '../state/names.ts';
import { context } from '../state/people.ts';
import { game, presence, room } from '../state/room-state.ts';
import { seatingOf } from '../state/seating.ts';
import { RoomHead } from './room-head.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

/** Who opens a room's link without a seat in it: the free seat at one press, or a look. */
export function VisitorPage({ onWatch }: { readonly onWatch: () => void }): VNode {
  const current = room.value;
  const seating = current === null ? null : seatingOf(current, presence.value);
  const isFree = seating !== null && seating.open > 0;
  const people = seating?.taken.filter((seat) => botAt(current, seat) === null) ?? [];
  const full = seating === null ? null : say.full(seating, game.value, context.value);
  const title = isFree ? say.invitation(people, context.value) : (full?.text ?? '');
  useTitle(title);
  useFocusOnHeading();
  return (
    <div class="page">
      <RoomHead />
      <main class="waiting" data-phase={game.value?.phase ?? 'waiting'}>
        <div class="waiting-body">
          {current?.name && <p class="soft">{current.name}</p>}
          <h1 tabIndex={-1}>{title}</h1>
          {isFree ? <SeatForm onWatch={onWatch} /> : <Full text={full?.safe ?? ''} onWatch={onWatch} />}
          {isFree && <SeatList />}
          <RulesInShort />
        </div>
        <div class="waiting-board">
          <PictureBoard layout={layout.value} tileSet={tileSet.value} board={board.value} />
        </div>
      </main>
      <RoomDialogs />
    </div>
  );
}

function SeatForm({ onWatch }: { readonly onWatch: () => void }): VNode {
  const name = useSignal(friendlyName());
  const problem = useSignal<Problem | null>(null);
  const isTaking = useSignal(false);

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const id = room.peek()?.id;
    if (id === undefined || isTaking.value) return;
    isTaking.value = true;
    const seated = await takeSeat(id, name.value);
    isTaking.value = false;
    problem.value = seated.ok ? null : seated.error;
    if (seated.ok) retryNow();
  };

  return (
    <form class="page-form" onSubmit={submit}>
      <ShortField label="Your name" text={name} rule={cleanName} autocomplete="nickname" />
      <ProblemNotice problem={problem.value} />
      <div class="page-actions">
        <button type="submit" class="piece" aria-disabled={isTaking.value}>
          Take this seat
        </button>
        <WatchButton isMain={false} onWatch={onWatch} />
      </div>
    </form>
  );
}

function Full({ text, onWatch }: { readonly text: string; readonly onWatch: () => void }): VNode {
  return (
    <>
      <p>{text}</p>
      <div class="page-actions">
        <WatchButton isMain={true} onWatch={onWatch} />
        <a class="piece quiet" href="/">
          Start your own
        </a>
      </div>
    </>
  );
}

function WatchButton({ isMain, onWatch }: { readonly isMain: boolean; readonly onWatch: () => void }): VNode {
  return (
    <button type="button" class={isMain ? 'piece' : 'piece quiet'} onClick={onWatch}>
      <Icon svg={watchIcon} />
      Watch
    </button>
  );
}
