import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Seat, seat } from '../../engine/base/units.ts';
import type { HostView, WatcherView } from '../../engine/protocol/talk-view.ts';
import { isUnderWay } from '../commands.ts';
import { say } from '../i18n/sentences.ts';
import { PersonRow } from '../panels/person-row.tsx';
import { Toggle } from '../panels/toggle.tsx';
import { house } from '../state/chat.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { context } from '../state/people.ts';
import { room } from '../state/room-state.ts';
import {
  closeChat,
  lockRoom,
  maskWords,
  muteSeat,
  muteWatcher,
  removeWatcher,
  watchVisitors,
} from '../talk-commands.ts';
import { Dialog } from './dialog.tsx';

/** What the host can do about chat and visitors. */
export function PeopleDialog(): VNode | null {
  useEffect(() => watchVisitors(), []);
  const now = house.value;
  const words = say.chat.people;
  // Whoever is no host any more has nothing to see to.
  if (!now?.host) return null;
  return (
    <Dialog title={words.title} lead={words.lead} onClose={closeDialog}>
      <div class="people">
        <Toggle
          isOff={isUnderWay('house')}
          on={now.chatClosed}
          label={words.closeChat}
          note={words.closeChatNote}
          onChange={closeChat}
        />
        <Toggle
          isOff={isUnderWay('house')}
          on={now.locked}
          label={words.lock}
          note={words.lockNote}
          onChange={lockRoom}
        />
        <Toggle
          isOff={isUnderWay('house')}
          on={now.masked}
          label={words.mask}
          note={words.maskNote}
          onChange={maskWords}
        />
        <Players host={now.host} />
        <h3>{words.watchers}</h3>
        {now.host.watchers.length === 0 && <p class="soft">{words.nobody}</p>}
        <ul>
          {now.host.watchers.map((one) => (
            <Watcher key={one.watcher} one={one} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Players({ host }: { readonly host: HostView }): VNode | null {
  const current = room.value;
  const words = say.chat.people;
  const { names } = context.value;
  const others = (current?.seats ?? []).flatMap(({ name, bot }, at) =>
    name === null || bot !== null || at === current?.you ? [] : [{ name: names[at] ?? name, at: seat(at) }],
  );
  if (others.length === 0) return null;
  return (
    <>
      <h3>{words.players}</h3>
      <ul>
        {others.map(({ name, at }) => (
          <Player key={at} name={name} at={at} isMuted={host.mutedSeats.includes(at)} />
        ))}
      </ul>
    </>
  );
}

interface PlayerProps {
  readonly name: string;
  readonly at: Seat;
  readonly isMuted: boolean;
}

function Player({ name, at, isMuted }: PlayerProps): VNode {
  return (
    <PersonRow
      name={name}
      notes={isMuted ? [say.chat.people.mutedNote] : []}
      muted={isMuted}
      onMute={(muted) => muteSeat(at, muted)}
    />
  );
}

function Watcher({ one }: { readonly one: WatcherView }): VNode {
  const { mutedNote, removedNote, goneNote } = say.chat.people;
  const notes = [one.muted && mutedNote, one.removed ? removedNote : !one.here && goneNote];
  return (
    <PersonRow
      name={one.name ?? say.chat.guest(one.watcher)}
      notes={notes.filter((note) => note !== false)}
      muted={one.muted}
      removed={one.removed}
      onMute={(muted) => muteWatcher(one.watcher, muted)}
      onRemove={(removed) => removeWatcher(one.watcher, removed)}
    />
  );
}
