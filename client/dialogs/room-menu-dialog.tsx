import sortIcon from 'lucide-static/icons/arrow-down-a-z.svg?raw';
import moveIcon from 'lucide-static/icons/monitor-smartphone.svg?raw';
import settingsIcon from 'lucide-static/icons/settings.svg?raw';
import shareIcon from 'lucide-static/icons/share-2.svg?raw';
import reportIcon from 'lucide-static/icons/shield-alert.svg?raw';
import lineIcon from 'lucide-static/icons/square-slash.svg?raw';
import deleteIcon from 'lucide-static/icons/trash-2.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { NotificationSwitch } from '../panels/notification-switch.tsx';
import { SoundSwitch } from '../panels/sound-switch.tsx';
import { inPlay } from '../state/in-play.ts';
import { openLine } from '../state/line-open.ts';
import { isOnDevice } from '../state/on-device.ts';
import { closeDialog, type DialogName, showDialog } from '../state/open-dialog.ts';
import { game, room } from '../state/room-state.ts';
import { sortRack } from '../state/table.ts';
import { Dialog } from './dialog.tsx';

/** What is seldom done in a room, or at a table. */
export function RoomMenuDialog(): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const title = isOnDevice.value ? say.device.here : current.name || 'This room';
  return (
    <Dialog title={title} onClose={closeDialog}>
      <ul class="menu">
        {inPlay.value && game.value !== null && game.value.phase !== 'over' && <DeskItems />}
        <li>
          <SoundSwitch />
        </li>
        <li>
          <NotificationSwitch />
        </li>
        <Item icon={settingsIcon} text={say.start.settings} onPress={() => showDialog('settings')} />
        {!isOnDevice.value && <RoomItems />}
      </ul>
    </Dialog>
  );
}

/** What a player can do with the own tiles. */
function DeskItems(): VNode {
  const then = (act: () => void) => (): void => {
    closeDialog();
    act();
  };
  return (
    <>
      <Item icon={sortIcon} text={say.sortRack} onPress={then(sortRack)} />
      <Item icon={lineIcon} text={say.line.title} keys="/" onPress={then(openLine)} />
    </>
  );
}

function RoomItems(): VNode {
  const { private: isPrivate = false, you = null } = room.value ?? {};
  const opens = (name: DialogName) => (): void => showDialog(name);
  return (
    <>
      {/* For where the bar has no room for it. */}
      {game.value !== null && (
        <Item
          icon={shareIcon}
          text={isPrivate ? say.links.invites.title : say.links.roomLink}
          onPress={opens('share')}
        />
      )}
      {you !== null && (
        <>
          <Item icon={moveIcon} text={say.seatMove.move.title} onPress={opens('moveSeat')} />
          <Item icon={deleteIcon} text={say.deletion.title} onPress={opens('deleteRoom')} />
        </>
      )}
      <Item icon={reportIcon} text={say.chat.report.title} onPress={opens('report')} />
    </>
  );
}

interface ItemProps {
  readonly icon: string;
  readonly text: string;
  /** The key that does the same. */
  readonly keys?: string;
  readonly onPress: () => void;
}

function Item({ icon, text, keys, onPress }: ItemProps): VNode {
  return (
    <li>
      <button type="button" class="menu-item" aria-keyshortcuts={keys} onClick={onPress}>
        <Icon svg={icon} />
        {text}
        {keys !== undefined && (
          <span class="menu-key" aria-hidden="true">
            {keys}
          </span>
        )}
      </button>
    </li>
  );
}
